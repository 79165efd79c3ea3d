/** Values that could not be stored. On the global object, because the scripts of a page are bundles of their own. */
const page = globalThis as { unstored?: Map<string, string | null> };
page.unstored ??= new Map();
const { unstored } = page;

/** localStorage. If it is blocked (private mode) or full, values are kept until the page is closed. */
export const storage = {
  get(key: string): string | null {
    try {
      return unstored.get(key) ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** `null` removes the key. Returns whether the browser keeps the value beyond this page. */
  set(key: string, value: string | null): boolean {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      unstored.delete(key);
      return true;
    } catch {
      unstored.set(key, value);
      return false;
    }
  },
};
