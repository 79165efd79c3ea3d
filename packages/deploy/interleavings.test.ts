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
  action: "deploy" | "preview" | "collect" | "roll back" | "change a secret" | "step" | "run" | "crash" | "wait";
  /** Index of a release, version or running program. */
  index: number;
  /** Duration of a wait. */
  seconds: number;
  /** Whether the program crashes after its pending request is executed, or before. */
  isDone: boolean;
}

const weights: Record<Event["action"], number> = {
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

const action = fc.oneof(
  ...Object.entries(weights).map(([action, weight]) => ({
    weight: weight * 5,
    arbitrary: fc.constant(action as Event["action"]),
  })),
);
const seconds = fc.oneof(fc.integer({ min: 1, max: 240 }), fc.integer({ min: day, max: 40 * day }));
const event: fc.Arbitrary<Event> = fc.record({ action, index: fc.nat(11), seconds, isDone: fc.boolean() });

const events = fc.array(event, { minLength: 1, maxLength: 60, size: "max" });

async function applyEvent(site: Site, { action, index, seconds, isDone }: Event): Promise<void> {
  const actor = site.actors[index % site.actors.length];
  const versions = site.cloudflare.versions.live();
  const version = versions[index % versions.length];
  if (action === "deploy" || action === "preview") await site.deploy(index % releases.length, action === "preview");
  else if (action === "collect") await site.collect();
  else if (action === "roll back" && version) site.rollBack(version.id);
  else if (action === "change a secret") site.changeSecret();
  else if (action === "step" && actor) await site.step(actor);
  else if (action === "run" && actor) await site.run(actor);
  else if (action === "crash" && actor) await site.crash(actor, isDone);
  else if (action === "wait") site.wait(seconds);
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

it("live versions keep their keys, and other keys are deleted after thirty days, in any interleaving", async () => {
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
  async (program, interruption) => {
    const [steps, interruptionSteps] = [await countSteps(start[program]), await countSteps(start[interruption])];
    expect(Math.min(steps, interruptionSteps)).toBeGreaterThan(5);
    for (let at = 0; at < steps; at++) {
      for (let until = 0; until < interruptionSteps; until++) {
        const site = await siteWithOldKeys();
        const actor = await start[program](site);
        await site.run(actor, at);
        if ((at + until) % 2 === 0) site.wait(lockTime); // expires the lock
        const interrupter = await start[interruption](site);
        await site.run(interrupter, until);
        if (until % 3 === 0) await site.crash(actor, at % 2 === 0);
        await site.run(actor);
        await site.run(interrupter);
        await site.finish();
      }
    }
  },
);
