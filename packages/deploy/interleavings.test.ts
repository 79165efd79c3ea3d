import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lockTime, retention } from "./ledger.ts";
import type { Actor } from "./test/actors.ts";
import { releases, Site } from "./test/site.ts";

const day = 24 * 60 * 60;

// Each test simulates hundreds of sites, which takes seconds on an idle machine.
vi.setConfig({ testTimeout: 600_000 });

beforeEach(() => {
  for (const name of ["log", "error"] as const) vi.spyOn(console, name).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

interface Event {
  what: "deploy" | "preview" | "collect" | "roll back" | "change a secret" | "step" | "run" | "crash" | "wait";
  /** Index of a release, version or running program. */
  which: number;
  /** Duration of a wait. */
  seconds: number;
  /** Whether the program crashes after its pending request is executed, or before. */
  isDone: boolean;
}

const weights: Record<Event["what"], number> = {
  deploy: 2,
  preview: 1,
  collect: 2,
  "roll back": 1,
  "change a secret": 0.2,
  step: 12,
  run: 6,
  crash: 1,
  wait: 5,
};

const what = fc.oneof(
  ...Object.entries(weights).map(([what, weight]) => ({
    weight: weight * 5,
    arbitrary: fc.constant(what as Event["what"]),
  })),
);
const seconds = fc.oneof(fc.integer({ min: 1, max: 240 }), fc.integer({ min: day, max: 40 * day }));
const event: fc.Arbitrary<Event> = fc.record({ what, which: fc.nat(11), seconds, isDone: fc.boolean() });

const events = fc.array(event, { minLength: 1, maxLength: 60, size: "max" });

async function applyEvent(site: Site, { what, which, seconds, isDone }: Event): Promise<void> {
  const actor = site.actors[which % site.actors.length];
  const versions = site.cloudflare.versions.live();
  const version = versions[which % versions.length];
  if (what === "deploy" || what === "preview") await site.deploy(which % releases.length, what === "preview");
  else if (what === "collect") await site.collect();
  else if (what === "roll back" && version) site.rollBack(version.id);
  else if (what === "change a secret") site.changeSecret();
  else if (what === "step" && actor) await site.step(actor);
  else if (what === "run" && actor) await site.run(actor);
  else if (what === "crash" && actor) await site.crash(actor, isDone);
  else if (what === "wait") site.wait(seconds);
}

type Start = (site: Site) => Promise<Actor>;

/** Programs to interleave. Release 0 needs keys that are due for deletion, and release 2 some of them. */
const start = {
  "a deploy": (site) => site.deploy(0),
  "another deploy": (site) => site.deploy(2),
  "a preview": (site) => site.deploy(0, true),
  "a collection": (site) => site.collect(),
} satisfies Record<string, Start>;

const pairs: [keyof typeof start, keyof typeof start][] = [
  ["a deploy", "a deploy"],
  ["a deploy", "another deploy"],
  ["a deploy", "a collection"],
  ["a collection", "a deploy"],
  ["a collection", "a preview"],
  ["a collection", "a collection"],
];

/** Release 1 is deployed, and the keys that only release 0 needs have been unreferenced for thirty days. */
async function siteWithOldKeys(): Promise<Site> {
  const site = new Site(1);
  for (const release of [0, 1]) await site.run(await site.deploy(release));
  site.wait(retention);
  return site;
}

it("live versions keep their keys, and unneeded keys are deleted after thirty days, in any interleaving", async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), events, async (hasOldKeys, events) => {
      const site = hasOldKeys ? await siteWithOldKeys() : new Site(3);
      for (const event of events) await applyEvent(site, event);
      await site.finish();
    }),
    { numRuns: 100 },
  );
});

async function countSteps(start: Start): Promise<number> {
  const site = await siteWithOldKeys();
  const actor = await start(site);
  for (let steps = 0; ; steps++) {
    if (actor.isOver) return steps;
    await site.step(actor);
  }
}

it.each(pairs)(
  "%s, interrupted or crashed at any step by %s at any step, leaves live versions complete",
  async (first, second) => {
    const [steps, stepsOfSecond] = [await countSteps(start[first]), await countSteps(start[second])];
    expect(Math.min(steps, stepsOfSecond)).toBeGreaterThan(5);
    for (let at = 0; at < steps; at++) {
      for (let until = 0; until < stepsOfSecond; until++) {
        const site = await siteWithOldKeys();
        const one = await start[first](site);
        await site.run(one, at);
        if ((at + until) % 2 === 0) site.wait(lockTime); // expires the lock
        const other = await start[second](site);
        await site.run(other, until);
        if (until % 3 === 0) await site.crash(one, at % 2 === 0);
        await site.run(one);
        await site.run(other);
        await site.finish();
      }
    }
  },
);
