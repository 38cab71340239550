// The tests of plain modules, src/**/*.test.ts: bundled as the client is, then given to Node's own runner.
import { build } from "esbuild";
import sveltePlugin from "esbuild-svelte";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { wordsPlugin } from "./words.mjs";

const here = import.meta.dirname;
const folder = mkdtempSync(join(here, "node_modules", ".test-"));
const names = readdirSync(join(here, "src"), { recursive: true }).filter((name) => name.endsWith(".test.ts"));
try {
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  await build({
    absWorkingDir: here,
    entryPoints: names.map((name) => join("src", name)),
    outdir: folder,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "es2022",
    sourcemap: "inline",
    splitting: true,
    conditions: ["svelte", "browser", "development"],
    loader: { ".woff2": "empty", ".svg": "empty" },
    external: ["node:*"],
    logLevel: "warning",
    inject: [join(here, "src", "testing", "browser.ts")],
    plugins: [wordsPlugin, sveltePlugin({ compilerOptions: { dev: true, css: "external" } })],
  });
  const tests = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".test.js"));
  const paths = tests.map((name) => join(folder, name));
  const run = spawnSync(process.execPath, ["--test", "--enable-source-maps", ...paths], { stdio: "inherit" });
  process.exitCode = run.status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
