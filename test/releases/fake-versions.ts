import type { LiveVersion } from "../../build/online/live-versions.ts";

/** The worker's versions, oldest first. The newest ones can be deployed, as Cloudflare has it for a hundred. */
export class FakeVersions {
  readonly all: (LiveVersion & { needs: string | null })[] = [];
  deployed: string | null = null;
  readonly #deployable: number;

  constructor(deployable: number) {
    this.#deployable = deployable;
  }

  /** Adds a version with a list of keys as its tag; `needs` is the list of what it really needs. */
  add(list: string | null, isPreview: boolean, needs = list): string {
    const id = `version-${this.all.length}`;
    this.all.push({ id, list, needs });
    if (!isPreview) this.deployed = id;
    return id;
  }

  /** Deploys a version again. */
  rollBack(id: string): void {
    if (!this.live().some((version) => version.id === id)) throw new Error(`${id} cannot be deployed any more`);
    this.deployed = id;
  }

  /** A changed secret makes a version of the same code, and deploys it without a tag. */
  changeSecret(): void {
    const before = this.all.find(({ id }) => id === this.deployed);
    if (before) this.add(null, false, before.needs);
  }

  deployable() {
    return this.all.slice(-this.#deployable);
  }

  /** Those that can be deployed, and the one that is. */
  live() {
    const newest = this.deployable();
    return this.all.filter((version) => newest.includes(version) || version.id === this.deployed);
  }
}
