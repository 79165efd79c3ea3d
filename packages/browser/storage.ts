/** In-memory fallback, on the global object because the page's scripts are separate bundles. */
const globals = globalThis as { unstored?: Map<string, string | null> };
globals.unstored ??= new Map();
const { unstored } = globals;

/** localStorage; if that is blocked (private mode) or full, values last until the page is closed. */
export const storage = {
  get(key: string): string | null {
    try {
      return unstored.get(key) ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** `null` removes the key. Returns whether the value persists beyond this page. */
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
