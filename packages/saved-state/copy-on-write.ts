import type { Place } from "./document.ts";
import { isObject } from "./document.ts";

type Container = Record<string | number, unknown>;

/** What stands in a list for an entry that was taken out, until the places of the others may change. */
const gap = Symbol("gap");

/** Entries whose values are shared with somebody else: what changes is copied first, and once. */
export class CopyOnWrite {
  entries: Map<string, unknown>;
  /** Objects and lists that nobody else has. */
  readonly #own = new WeakSet<object>();
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

  /** Replaces an entry or a value within it; undefined takes it out. */
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
        container[Number(last)] = gap;
        this.#gapped.add(container);
      } else delete container[last];
    }
  }

  /** From now on lists have no entry where one was taken out. */
  closeGaps(): void {
    for (const list of this.#gapped) {
      const kept = list.filter((entry) => entry !== gap);
      list.length = 0;
      for (const entry of kept) list.push(entry);
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

/** An assignment that takes `__proto__` for a key like any other. */
function define(container: object, key: string | number, value: unknown): void {
  Object.defineProperty(container, key, { value, configurable: true, enumerable: true, writable: true });
}
