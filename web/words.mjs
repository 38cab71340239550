// The catalogues, for whatever is bundled here: the client and its tests.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const locale = join(import.meta.dirname, "..", "src", "nemeton", "locale");
const languages = ["en", "fr"];

/** `import words from "words:all"`: { en: { "web": "…", "clans": "…", "clans.fae": "…" }, fr: … }, from the files that
 * Python reads too. */
export const wordsPlugin = {
  name: "words",
  setup(on) {
    on.onResolve({ filter: /^words:all$/ }, () => ({ path: "all", namespace: "words" }));
    on.onLoad({ filter: /.*/, namespace: "words" }, () => {
      const all = {};
      const watchDirs = [];
      const watchFiles = [];
      for (const language of languages) {
        const folder = join(locale, language);
        watchDirs.push(folder);
        all[language] = {};
        for (const file of readdirSync(folder)
          .filter((name) => name.endsWith(".ftl"))
          .sort()) {
          watchFiles.push(join(folder, file));
          all[language][basename(file, ".ftl")] = readFileSync(join(folder, file), "utf8").replace(/^#.*\n/gm, "");
        }
      }
      return { contents: `export default ${JSON.stringify(all)}`, loader: "js", watchDirs, watchFiles };
    });
  },
};
