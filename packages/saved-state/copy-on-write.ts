import { isObject, type Place } from "./document.ts";

type Container = Record<string | number, unknown>;

/** Entries that share values with their source: each is copied once, before its first change. */
export class CopyOnWrite {
  entries: Map<string, unknown>;
  /** Copies, which may be changed. */
  readonly #own = new WeakSet<object>();
  /** Lists whose removed entries are undefined until `closeGaps`: the indices in findings stay valid. */
  readonly #gapped = new Set<unknown[]>();

  constructor(entries: Iterable<[string, unknown]>) {
    this.entries = new Map(entries);
  }

  at(place: Place): unknown {
    let value: unknown = this.entries.get(String(place[0]));
    for (const key of place.slice(1))
      value =
        typeof value === "object" && value !== null && Object.hasOwn(value, key)
          ? (value as Container)[key]
          : undefined;
    return value;
  }

  /** Replaces an entry or a value within it; undefined removes it. */
  put(place: Place, value: unknown): void {
    const [id, ...keys] = place;
    const last = keys.pop();
    if (last === undefined) {
      if (value === undefined) this.entries.delete(String(id));
      else this.entries.set(String(id), value);
    } else {
      let container = this.#owned(this.entries.get(String(id)));
      this.entries.set(String(id), container);
      for (const key of keys) {
        const inner = this.#owned(container[key]);
        define(container, key, inner);
        container = inner;
      }
      if (value !== undefined) define(container, last, value);
      else if (Array.isArray(container)) {
        container[Number(last)] = undefined;
        this.#gapped.add(container);
      } else delete container[last];
    }
  }

  /** Shortens the lists from which entries were removed. */
  closeGaps(): void {
    for (const list of this.#gapped) {
      const entries = list.filter((entry) => entry !== undefined);
      list.length = 0;
      for (const entry of entries) list.push(entry);
    }
    this.#gapped.clear();
  }

  #owned(value: unknown): Container {
    if (typeof value === "object" && value !== null && this.#own.has(value)) return value as Container;
    const copy = Array.isArray(value) ? [...value] : isObject(value) ? { ...value } : {};
    this.#own.add(copy);
    return copy as Container;
  }
}

/** An assignment that treats `__proto__` as an ordinary key. */
function define(container: object, key: string | number, value: unknown): void {
  Object.defineProperty(container, key, { value, configurable: true, enumerable: true, writable: true });
}
