// Runs before the first paint, so that a dark room stays dark.
(() => {
  let chosen = "system";
  try {
    chosen = (JSON.parse(localStorage.getItem("nemeton") ?? "{}") as { theme?: string }).theme ?? "system";
  } catch {
    /* storage is damaged or forbidden: use the system's theme */
  }
  const dark = chosen === "dark" || (chosen === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
})();
