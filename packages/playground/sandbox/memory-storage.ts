/**
 * A replacement for `localStorage` and `sessionStorage`, which throw in a sandbox. It keeps its values as long as the frame
 * exists, so that code can save a page and load it again. As in browsers, values are properties too, and methods hide them.
 */
export function memoryStorage(): Storage {
  const values = new Map<string, string>();
  const storage: Storage = {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(String(key)) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(String(key)),
    setItem: (key, value) => void values.set(String(key), String(value)),
  };
  return new Proxy(storage, {
    get: (_, key) => (key in storage ? Reflect.get(storage, key) : values.get(String(key))),
    set: (_, key, value) => Boolean(values.set(String(key), String(value))),
    has: (_, key) => key in storage || values.has(String(key)),
    deleteProperty: (_, key) => values.delete(String(key)) || true,
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      values.has(String(key))
        ? { value: values.get(String(key)), writable: true, enumerable: true, configurable: true }
        : undefined,
  });
}
