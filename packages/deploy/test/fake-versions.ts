import type { LiveVersion } from "../live-versions.ts";

/** The worker's versions, oldest first. Only the newest ones are deployable: at Cloudflare, the last hundred. */
export class FakeVersions {
  readonly all: (LiveVersion & { needs: string | null })[] = [];
  deployed: string | null = null;
  readonly #deployable: number;

  constructor(deployable: number) {
    this.#deployable = deployable;
  }

  /** Adds a version. `list` is its tag; `needs` is the id of the list of keys that it needs. */
  add(list: string | null, isPreview: boolean, needs = list): string {
    const id = `version-${this.all.length}`;
    this.all.push({ id, list, needs });
    if (!isPreview) this.deployed = id;
    return id;
  }

  /** Deploys a version again. */
  rollBack(id: string): void {
    if (!this.live().some((version) => version.id === id)) throw new Error(`${id} is no longer deployable`);
    this.deployed = id;
  }

  /** Changing a secret deploys a new version with the same code and without a tag. */
  changeSecret(): void {
    const deployedVersion = this.all.find(({ id }) => id === this.deployed);
    if (deployedVersion) this.add(null, false, deployedVersion.needs);
  }

  deployable() {
    return this.all.slice(-this.#deployable);
  }

  /** The deployable versions and the deployed one. */
  live() {
    const newest = this.deployable();
    return this.all.filter((version) => newest.includes(version) || version.id === this.deployed);
  }
}
