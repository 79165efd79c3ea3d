import { temporaryFolder } from "../../../build/base/temporary-folder.ts";
import { ledgerSchema, listId, lockTime, retention, searchKey } from "../ledger.ts";
import type { Release } from "../release.ts";
import { type Actor, startCollection, startDeploy } from "./actors.ts";
import { MemoryCloudflare } from "./memory-cloudflare.ts";
import { type SmallRelease, smallRelease } from "./small-release.ts";

const { path: folder } = temporaryFolder("releases");
const release = (options: SmallRelease) => smallRelease(folder, options);

/** Releases with some keys in common. */
const firstRelease = release({ records: ["a", "b"], texts: ["Tides."] });
export const releases: [Release, ...Release[]] = [
  firstRelease,
  release({ records: ["a", "c"], texts: ["Shores."], files: { "app-1.js": "app" } }),
  release({ records: ["c", "d"], texts: ["Tides.", "Shores."] }),
  release({ records: ["e"], texts: ["Cliffs."], files: { "app-1.js": "app", "app-2.js": "new app" } }),
];

/** The keys of each release, by the id of its list. */
const keysByList = new Map(
  releases.map(({ records, pages }) => {
    const keys = [...records, ...pages.map(searchKey)];
    return [listId(keys), keys];
  }),
);

/** A site that checks the guarantees of the clean-up after each request, and throws if one is broken. */
export class Site {
  readonly cloudflare: MemoryCloudflare;
  #actors: Actor[] = [];

  /** @param deployable number of versions, the newest ones, that are deployable */
  constructor(deployable: number) {
    this.cloudflare = new MemoryCloudflare(deployable);
    this.cloudflare.query([...firstRelease.schema, ...ledgerSchema]);
    this.cloudflare.onDelete = (key) => this.#checkAge(key);
  }

  /** Running programs. */
  get actors(): readonly Actor[] {
    return this.#actors;
  }

  /** Starts a program, up to its first request. */
  async deploy(release: number, isPreview = false): Promise<Actor> {
    return this.#start(startDeploy(this.cloudflare, releases[release] ?? firstRelease, isPreview ? "pr-1" : null));
  }

  async collect(): Promise<Actor> {
    return this.#start(startCollection(this.cloudflare, firstRelease));
  }

  async #start(actor: Actor): Promise<Actor> {
    this.#actors.push(actor);
    await actor.settle();
    return actor;
  }

  async step(actor: Actor): Promise<void> {
    await actor.step();
    this.check();
  }

  async crash(actor: Actor, isDone: boolean): Promise<void> {
    await actor.crash(isDone);
    this.check();
  }

  /** Lets a program make a number of requests, by default all. */
  async run(actor: Actor, steps = Number.POSITIVE_INFINITY): Promise<void> {
    for (let step = 0; step < steps && !actor.isOver; step++) await this.step(actor);
  }

  wait(seconds: number): void {
    this.cloudflare.time += seconds;
    this.check();
  }

  rollBack(id: string): void {
    this.cloudflare.versions.rollBack(id);
    this.check();
  }

  changeSecret(): void {
    this.cloudflare.versions.changeSecret();
    this.check();
  }

  /** Keys in KV, and keys of pages in the search database. */
  stored(): Set<string> {
    const hasSections = "EXISTS (SELECT 1 FROM texts WHERE rowid / 10000 = pages.id)";
    const pages = this.cloudflare.query([`SELECT hash FROM pages WHERE ${hasSections}`]) as { hash: string }[][];
    return new Set([...this.cloudflare.records.keys(), ...pages.flat().map(({ hash }) => searchKey(hash))]);
  }

  /** Keys that live versions need. */
  live(): Set<string> {
    return new Set(this.cloudflare.versions.live().flatMap(({ needs }) => keysByList.get(needs ?? "") ?? []));
  }

  /** Throws if a live version lacks a key. */
  check(): void {
    this.#actors = this.#actors.filter(({ isOver }) => !isOver);
    const live = this.live();
    const missingKeys = live.difference(this.stored());
    if (missingKeys.size > 0) throw new Error(`a live version lacks ${[...missingKeys]}`);
  }

  /**
   * Throws if a key is deleted sooner than thirty days after a clean-up found that no live version needs it, unless a release
   * has registered it since, and will upload it again.
   */
  #checkAge(key: string): void {
    const [rows = []] = this.cloudflare.query([
      `SELECT is_stored, ${this.cloudflare.time} - unreferenced_since AS age FROM stored_keys WHERE key = '${key}'`,
    ]) as { is_stored: number; age: number | null }[][];
    const { is_stored: isStored = 0, age = null } = rows[0] ?? {};
    if (age === null ? isStored : age < retention) {
      throw new Error(`${key} was deleted ${age ?? 0} seconds after it became unreferenced`);
    }
  }

  /** Ends all programs, collects twice with thirty days in between, and throws if an unneeded key is left. */
  async finish(): Promise<void> {
    for (const actor of this.#actors) await this.crash(actor, false);
    this.wait(lockTime);
    const { versions } = this.cloudflare;
    for (const seconds of [0, retention]) {
      this.wait(seconds);
      await this.run(await this.collect());
    }
    if (versions.live().some(({ list }) => list === null) || !versions.deployed) return;
    const leftKeys = this.stored().difference(this.live());
    if (leftKeys.size > 0) throw new Error(`unneeded keys are left: ${[...leftKeys]}`);
    const lists = this.cloudflare.query(["SELECT DISTINCT id FROM key_lists"]).flat().length;
    const liveLists = new Set(versions.live().map(({ list }) => list)).size;
    if (lists !== liveLists) throw new Error(`there are ${lists} lists, but live versions have only ${liveLists}`);
  }
}
