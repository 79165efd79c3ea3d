/** In-memory fallback, on the global object because the page's scripts are separate bundles. */
const page = globalThis as { unstored?: Map<string, string | null> };
page.unstored ??= new Map();
const { unstored } = page;

const storageOf = (kind: "localStorage" | "sessionStorage") => ({
  get(key: string): string | null {
    try {
      return unstored.get(`${kind} ${key}`) ?? globalThis[kind].getItem(key);
    } catch {
      return null;
    }
  },
  /** `null` removes the key. Returns whether the value persists beyond this page. */
  set(key: string, value: string | null): boolean {
    try {
      if (value === null) globalThis[kind].removeItem(key);
      else globalThis[kind].setItem(key, value);
      unstored.delete(`${kind} ${key}`);
      return true;
    } catch {
      unstored.set(`${kind} ${key}`, value);
      return false;
    }
  },
});

/** localStorage; if that is blocked (private mode) or full, values last until the page is closed. */
export const storage = storageOf("localStorage");

/** The same with sessionStorage, whose values last until the tab is closed. */
export const session = storageOf("sessionStorage");
