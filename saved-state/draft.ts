import { isObject } from "./find-document.ts";
import type { Finding, Place, Removed, SavedDocument } from "./finding.ts";
import { linksOf } from "./links.ts";
import { renamed, replaced } from "./replace.ts";

export type Node = Record<string, unknown>;

/** A document while it is repaired. Values are shared with the one that was given, so none is changed in place. */
export class Draft {
  nodes: Map<string, unknown>;
  readonly removed: Removed[] = [];
  #mentions: Map<unknown, number> | null = null;

  constructor(document: SavedDocument) {
    this.nodes = new Map(Object.entries(document));
  }

  /** Notes what a repair takes out or overwrites. */
  takeOut({ code, place, path }: Finding, value: unknown): void {
    if (value !== undefined) this.removed.push({ code, place, path, value });
  }

  node(id: unknown): Node | null {
    const node = this.nodes.get(String(id));
    return isObject(node) ? node : null;
  }

  /** Sets fields of a node; undefined takes one out. Says whether there is such a node. */
  set(id: string, fields: Node): boolean {
    const node = this.node(id);
    if (!node) return false;
    const kept = Object.entries({ ...node, ...fields }).filter(
      ([key, value]) => value !== undefined || !(key in fields),
    );
    this.nodes.set(id, Object.fromEntries(kept));
    return true;
  }

  at(place: Place): unknown {
    let value: unknown = this.nodes.get(String(place[0]));
    for (const key of place.slice(1))
      value =
        typeof value === "object" && value !== null && Object.hasOwn(value, key) ? (value as Node)[key] : undefined;
    return value;
  }

  /** Whether what a finding is about is still there. */
  has({ place, value }: Finding): boolean {
    const now = this.at(place);
    return now === value || JSON.stringify(now) === JSON.stringify(value);
  }

  /** Replaces the value at a place within a node; undefined takes it out. */
  put(place: Place, value: unknown): void {
    const [id, ...keys] = place;
    this.nodes.set(String(id), replaced(this.nodes.get(String(id)), keys, value));
  }

  /** How often nodes are mentioned in `nodes` and `linkedNodes`. */
  get mentions(): Map<unknown, number> {
    if (this.#mentions) return this.#mentions;
    this.#mentions = new Map();
    for (const node of this.nodes.values()) if (isObject(node)) for (const { to } of linksOf(node)) this.mention(to, 1);
    return this.#mentions;
  }

  mention(id: unknown, by: 1 | -1): number {
    const count = (this.mentions.get(id) ?? 0) + by;
    this.mentions.set(id, count);
    return count;
  }

  /** Takes out nodes and what is below them and nowhere else. */
  takeTrees(tops: readonly string[]): Node {
    const taken: [string, unknown][] = [];
    const stack = [...tops];
    for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
      const node = this.nodes.get(id);
      if (node === undefined) continue;
      taken.push([id, node]);
      this.nodes.delete(id);
      if (!isObject(node)) continue;
      for (const { to } of linksOf(node)) if (this.mention(to, -1) <= 0 && typeof to === "string") stack.push(to);
    }
    return Object.fromEntries(taken);
  }

  /** Gives a node another id, wherever it is mentioned. */
  rename(from: string, to: string): void {
    const name = (id: unknown) => (id === from ? to : id);
    const entries = [...this.nodes].map(([id, node]): [string, unknown] => [
      String(name(id)),
      isObject(node) ? renamed(node, name) : node,
    ]);
    this.nodes = new Map(entries);
    this.#mentions = null;
  }

  freshId(wanted: string): string {
    let id = wanted;
    for (let count = 2; this.nodes.has(id) || id in {}; count++) id = `${wanted}-${count}`;
    return id;
  }
}
