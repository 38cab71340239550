// Bundles the client into src/nemeton/server/web: index.html, and assets with hashed names that may be kept for ever.
import { build, context } from "esbuild";
import sveltePlugin from "esbuild-svelte";
import { gzipSync } from "node:zlib";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { wordsPlugin } from "./words.mjs";

const here = import.meta.dirname;
const out = join(here, "..", "src", "nemeton", "server", "web");

/** Writes index.html once the names of the assets are known, and removes what an earlier build left. */
const pagePlugin = {
  name: "page",
  setup(on) {
    on.onEnd((result) => {
      if (result.errors.length) return;
      // The sheet of the main piece holds all styles; those that esbuild writes beside the other pieces are copies of
      // parts of it.
      const made = Object.keys(result.metafile.outputs)
        .map((path) => basename(path))
        .filter((name) => !name.endsWith(".css") || name.startsWith("main-"));
      const find = (start, end) => "/assets/" + made.find((name) => name.startsWith(start) && name.endsWith(end));
      const page = readFileSync(join(here, "src", "index.html"), "utf8")
        .replace("%STYLE%", find("main-", ".css"))
        .replace("%MAIN%", find("main-", ".js"))
        .replace("%THEME%", find("theme-", ".js"))
        .replace("%SERIF%", find("eb-garamond-latin-wght-normal", ".woff2"))
        .replace("%SANS%", find("inter-latin-wght-normal", ".woff2"))
        .replaceAll("%ICON%", find("mark-", ".svg"));
      for (const old of readdirSync(join(out, "assets"))) if (!made.includes(old)) rmSync(join(out, "assets", old));
      writeFileSync(join(out, "index.html"), page);
      const icons = [{ src: find("mark-", ".svg"), sizes: "any", type: "image/svg+xml" }];
      const manifest = {
        name: "Nemeton",
        short_name: "Nemeton",
        start_url: "/",
        display: "standalone",
        background_color: "#f6f0e2",
        theme_color: "#fffaf0",
        icons,
      };
      writeFileSync(join(out, "manifest.webmanifest"), JSON.stringify(manifest));
      for (const name of made.filter((name) => /\.(js|css)$/.test(name))) {
        const bytes = readFileSync(join(out, "assets", name));
        console.log(
          `${name}  ${(bytes.length / 1024).toFixed(0)} KB, ${(gzipSync(bytes).length / 1024).toFixed(0)} KB gzip`,
        );
      }
    });
  },
};

/** Writes licences.json: every package that is in the bundle, with its licence. */
const licencesPlugin = {
  name: "licences",
  setup(on) {
    on.onEnd((result) => {
      if (result.errors.length) return;
      const inside = Object.keys(result.metafile.inputs).map(
        (path) => /.*node_modules\/((@[^/]+\/)?[^/]+)\//.exec(path)?.[0],
      );
      const packages = [...new Set(inside)]
        .filter(Boolean)
        .sort()
        .map((folder) => {
          const { name, version, license } = JSON.parse(readFileSync(join(here, folder, "package.json"), "utf8"));
          const file = readdirSync(join(here, folder)).find((name) => /^(licen[cs]e|copying)/i.test(name));
          if (!license) throw new Error(`${name} names no licence`);
          return { name, version, licence: license, text: file ? readFileSync(join(here, folder, file), "utf8") : "" };
        });
      writeFileSync(join(out, "licences.json"), JSON.stringify(packages, null, 1));
    });
  },
};

const watching = process.argv.includes("--watch");
const options = {
  absWorkingDir: here,
  entryPoints: { main: "src/main.ts", theme: "src/theme.ts" },
  outdir: join(out, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  publicPath: "/assets",
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  minify: !watching,
  metafile: true,
  legalComments: "none",
  mainFields: ["svelte", "browser", "module", "main"],
  conditions: ["svelte", "browser", watching ? "development" : "production"],
  loader: { ".woff2": "file", ".svg": "file" },
  logLevel: "info",
  plugins: [
    wordsPlugin,
    sveltePlugin({ compilerOptions: { dev: false, css: "external" } }),
    pagePlugin,
    licencesPlugin,
  ],
};

mkdirSync(join(out, "assets"), { recursive: true });
if (watching) await (await context(options)).watch();
else await build(options);
