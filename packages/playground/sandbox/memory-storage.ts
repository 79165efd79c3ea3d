/**
 * A replacement for `localStorage` and `sessionStorage`, which throw in a sandbox. It keeps its values as long as the frame
 * exists, so that code can save a page and load it again.
 */
export function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(String(key)) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(String(key)),
    setItem: (key, value) => void values.set(String(key), String(value)),
  };
}
