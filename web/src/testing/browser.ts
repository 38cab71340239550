// What modules ask of a browser while they are loaded, for tests that run without one: an English reader, light, still.
const storage = new Map<string, string>();
const never = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };

Object.assign(globalThis, {
  window: globalThis,
  matchMedia: () => never,
  localStorage: { getItem: (key: string) => storage.get(key) ?? null, setItem: storage.set.bind(storage) },
  addEventListener: () => undefined,
  location: new URL("http://nemeton.test/"),
  history: { replaceState: () => undefined, pushState: () => undefined },
  document: { addEventListener: () => undefined, documentElement: { dataset: {} }, hidden: false },
});
Object.defineProperty(globalThis, "navigator", { value: { language: "en-GB" }, configurable: true });

export {};
