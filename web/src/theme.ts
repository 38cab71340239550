// Runs before the first paint, so that a dark room stays dark.
(() => {
  let chosen = "system";
  try {
    chosen = (JSON.parse(localStorage.getItem("nemeton") ?? "{}") as { theme?: string }).theme ?? "system";
  } catch {
    /* a damaged or forbidden store: the system's theme will do */
  }
  const dark = chosen === "dark" || (chosen === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
})();
