/** In-memory fallback, on the global object because the page's scripts are separate bundles. */
const globals = globalThis as { storageFallback?: Map<string, string | null> };
globals.storageFallback ??= new Map();
const { storageFallback } = globals;

/** localStorage; if that is blocked (private mode) or full, values are kept in memory until the page is closed. */
export const storage = {
  get(key: string): string | null {
    try {
      return storageFallback.get(key) ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** `null` removes the key. Returns whether the value persists beyond this page. */
  set(key: string, value: string | null): boolean {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      storageFallback.delete(key);
      return true;
    } catch {
      storageFallback.set(key, value);
      return false;
    }
  },
};
