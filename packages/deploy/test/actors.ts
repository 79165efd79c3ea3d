import { collectGarbage } from "../collect.ts";
import { deployRelease } from "../deploy-release.ts";
import { lockTime } from "../ledger.ts";
import type { LiveVersion } from "../live-versions.ts";
import type { Release, Store } from "../release.ts";
import { fakeWrangler } from "./fake-wrangler.ts";
import type { MemoryCloudflare } from "./memory-cloudflare.ts";

interface Request {
  name: string;
  act(): unknown;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

class Crash extends Error {}

/** A program whose requests to Cloudflare each wait until the test executes them. */
export class Actor {
  readonly name: string;
  readonly #cloudflare: MemoryCloudflare;
  readonly #start: number;
  /** Time of the last answer. */
  #answeredAt: number;
  #request: Request | null = null;
  #arrived = Promise.withResolvers<void>();
  #isCrashed = false;
  isOver = false;

  constructor(name: string, cloudflare: MemoryCloudflare, program: (actor: Actor) => Promise<unknown>) {
    this.name = name;
    this.#cloudflare = cloudflare;
    this.#start = this.#answeredAt = cloudflare.time;
    program(this)
      .catch((error) => {
        if (!(error instanceof Crash)) throw error;
      })
      .finally(() => {
        this.isOver = true;
        this.#arrived.resolve();
      });
  }

  /** Waits for the program's next request, or its end. */
  async settle(): Promise<void> {
    await this.#arrived.promise;
  }

  request<Answer>(name: string, act: () => Answer | Promise<Answer>): Promise<Answer> {
    if (this.#isCrashed) return Promise.reject(new Crash());
    return new Promise((resolve, reject) => {
      this.#request = { name, act, reject, resolve: (answer) => resolve(answer as Answer) };
      this.#arrived.resolve();
    });
  }

  /** Executes the pending request, and waits for the next one. */
  async step(): Promise<void> {
    const request = this.#request;
    if (!request) return;
    if (this.#isTooLate(request.name)) return this.crash();
    const answer = await request.act();
    await this.#answer(() => request.resolve(answer));
  }

  /** Ends the program, either before its pending request or between request and answer. */
  async crash(isDone = false): Promise<void> {
    const request = this.#request;
    if (!request) return;
    if (isDone && !this.#isTooLate(request.name)) await request.act();
    this.#isCrashed = true;
    await this.#answer(() => request.reject(new Crash()));
  }

  async #answer(answer: () => void): Promise<void> {
    this.#request = null;
    this.#arrived = Promise.withResolvers();
    this.#answeredAt = this.#cloudflare.time;
    answer();
    await this.settle();
  }

  /** The two limits that the design relies on (collect.ts). */
  #isTooLate(name: string): boolean {
    const { time } = this.#cloudflare;
    return time - this.#start >= 24 * 60 * 60 || (name === "kv bulk delete" && time - this.#answeredAt >= lockTime);
  }
}

const requestsOf = (actor: Actor, cloudflare: MemoryCloudflare) => ({
  now: "test_now()",
  run(args: string[]) {
    const { name, execute } = fakeWrangler(cloudflare, args);
    return actor.request(name, execute);
  },
  liveVersions: (): Promise<LiveVersion[]> => actor.request("live versions", () => cloudflare.versions.live()),
  wait: (milliseconds: number) =>
    actor.request("wait", () => {
      cloudflare.time += milliseconds / 1000;
    }),
});

export const startDeploy = (cloudflare: MemoryCloudflare, release: Release, previewAlias: string | null) =>
  new Actor(previewAlias ? "preview" : "deploy", cloudflare, (actor) =>
    deployRelease(release, { ...requestsOf(actor, cloudflare), previewAlias }),
  );

export const startCollection = (cloudflare: MemoryCloudflare, store: Store) =>
  new Actor("collect", cloudflare, (actor) => collectGarbage({ ...requestsOf(actor, cloudflare), store }));
