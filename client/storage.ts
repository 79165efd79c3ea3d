/** localStorage where it is allowed. Blocked storage (private mode) is no error: nothing is remembered then. */
export const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** `null` removes the key. */
  set(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // The choice holds for this page.
    }
  },
};
