/**
 * A replacement for `localStorage` and `sessionStorage`, which throw in a sandbox. It keeps its values, which are own
 * properties as in browsers, as long as the frame exists, so that code can save a page and load it again.
 */
export function memoryStorage(): Storage {
  const values: Storage = Object.create({
    get length() {
      return Object.keys(values).length;
    },
    clear: () => Object.keys(values).forEach(values.removeItem),
    getItem: (key: string) => (Object.hasOwn(values, key) ? String(values[key]) : null),
    key: (index: number) => Object.keys(values)[index] ?? null,
    removeItem: (key: string) => void delete values[key],
    setItem: (key: string, value: string) => void Object.assign(values, { [key]: String(value) }),
  });
  return values;
}
