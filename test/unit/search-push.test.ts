import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";

/** Fake Algolia; unknown requests fail the test. */
interface FakeAlgolia {
  host: string;
  indexes: Map<string, Map<string, object>>;
  seen: string[];
  unexpected: string[];
  settings: Map<string, object>;
  close(): void;
}

const allRights = ["search", "addObject", "deleteIndex", "editSettings", "browse"];
let algolia: FakeAlgolia | undefined;
afterEach(() => algolia?.close());

/**
 * @param breaks returns a status to fail a request with
 * @param loses performs a request but answers 503, as if the response were lost
 */
async function fakeAlgolia({
  rights = allRights,
  breaks = (_request: string, _count: number): number | undefined => undefined,
  loses = (_request: string, _count: number): boolean => false,
} = {}) {
  const fake: Omit<FakeAlgolia, "host" | "close"> = {
    indexes: new Map(),
    settings: new Map(),
    seen: [],
    unexpected: [],
  };
  let task = 0;
  const answer = (request: string, body: Record<string, unknown>): [number, object] => {
    const [, name = "", action = ""] = /^\w+ \/1\/indexes\/([^/?]+)(.*)$/.exec(request) ?? [];
    const records = fake.indexes.get(name);
    const done = (): [number, object] => [200, { taskID: ++task, updatedAt: "2026-01-01T00:00:00Z" }];
    const own = () => fake.indexes.get(name) ?? fake.indexes.set(name, new Map()).get(name);
    if (request === "GET /1/keys/admin") return [200, { value: "admin", acl: rights }];
    if (/^POST .*\/browse$/.test(request)) {
      return records
        ? [200, { hits: [...records.values()] }]
        : [404, { message: `Index ${name} does not exist`, status: 404 }];
    }
    if (/^GET .*\/task\/\d+$/.test(request)) return [200, { status: "published" }];
    if (request.startsWith("PUT") && action === "/settings") {
      own();
      fake.settings.set(name, body);
      return done();
    }
    if (action === "/synonyms/batch?replaceExistingSynonyms=true") return done();
    if (action === "/batch") {
      for (const { action, body: record } of body.requests as { action: string; body: { objectID: string } }[]) {
        if (action !== "addObject") throw new Error(action);
        own()?.set(record.objectID, record);
      }
      return done();
    }
    if (action === "/operation" && body.operation === "move") {
      if (!records) return [404, { message: `Index ${name} does not exist`, status: 404 }];
      fake.indexes.set(String(body.destination), records);
      fake.indexes.delete(name);
      return done();
    }
    if (request.startsWith("DELETE") && action === "") {
      fake.indexes.delete(name);
      return done();
    }
    fake.unexpected.push(request);
    return [501, { message: "unexpected", status: 501 }];
  };
  const server = createServer(async (incoming: IncomingMessage, response: ServerResponse) => {
    const text = (await incoming.toArray()).join("");
    const request = `${incoming.method} ${incoming.url}`;
    fake.seen.push(request.replace(/_push_\d+/, "_push"));
    const count = fake.seen.filter((other) => other === fake.seen.at(-1)).length;
    const isKnown =
      incoming.headers["x-algolia-application-id"] === "APP" && incoming.headers["x-algolia-api-key"] === "admin";
    const broken = breaks(fake.seen.at(-1) ?? "", count);
    const [status, body] = broken
      ? [broken, { message: "broken", status: broken }]
      : isKnown
        ? answer(request, JSON.parse(text || "{}"))
        : [403, { message: "Invalid Application-ID or API key", status: 403 }];
    if (loses(fake.seen.at(-1) ?? "", count)) {
      response.writeHead(503).end();
      return;
    }
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  algolia = { ...fake, host, close: () => server.close() };
  return algolia;
}

function push(env: Record<string, string>, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ["build/search-push.ts", ...args], {
    env: {
      PATH: process.env.PATH ?? "",
      ALGOLIA_APP_ID: "APP",
      ALGOLIA_ADMIN_KEY: "admin",
      ALGOLIA_INDEX_NAME: "docs",
      ...env,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, output })));
}

const writes = (seen: string[]) => seen.filter((request) => !/^GET |\/browse$/.test(request));

describe("a push", () => {
  it("writes the records beside the index, and moves them over it", { timeout: 30_000 }, async () => {
    const fake = await fakeAlgolia();
    fake.indexes.set("docs", new Map([["/old", { objectID: "/old" }]]));
    const { code, output } = await push({ ALGOLIA_HOSTS: fake.host });
    expect(output).toMatch(/✓ compare +\d+ new, 0 changed, 1 gone/);
    expect(code).toBe(0);
    expect(fake.unexpected).toEqual([]);
    expect(writes(fake.seen)).toEqual([
      "PUT /1/indexes/docs_push/settings",
      "POST /1/indexes/docs_push/synonyms/batch?replaceExistingSynonyms=true",
      "POST /1/indexes/docs_push/batch",
      "POST /1/indexes/docs_push/operation",
    ]);
    expect([...fake.indexes.keys()]).toEqual(["docs"]);
    const record = fake.indexes.get("docs")?.get("/docs/api/useNode") as Record<string, unknown>;
    expect(record).toMatchObject({
      url: "https://craft.js.org/docs/api/useNode",
      type: "lvl1",
      hierarchy: { lvl0: "API Reference", lvl1: "useNode()" },
    });
    expect(fake.indexes.get("docs")?.has("/old")).toBe(false);
    expect(JSON.stringify([...(fake.indexes.get("docs")?.values() ?? [])])).not.toMatch(/<Element/);

    const again = await push({ ALGOLIA_HOSTS: fake.host }, "--dry-run");
    expect(again.output).toMatch(/✓ compare +0 new, 0 changed, 0 gone/);
  });

  it("only tells what would change when it is dry", { timeout: 30_000 }, async () => {
    const fake = await fakeAlgolia({ rights: ["browse"] });
    fake.indexes.set(
      "docs",
      new Map([
        ["/old", { objectID: "/old" }],
        ["/docs/api/useNode", { objectID: "/docs/api/useNode" }],
      ]),
    );
    const { code, output } = await push({ ALGOLIA_HOSTS: fake.host }, "--dry-run");
    expect(code).toBe(0);
    expect(output).toContain("- /old");
    expect(output).toContain("~ /docs/api/useNode\n");
    expect(output).toContain("+ /docs/api/useEditor\n");
    expect(writes(fake.seen)).toEqual([]);
  });

  it("tries again when Algolia fails for a moment", { timeout: 30_000 }, async () => {
    const fake = await fakeAlgolia({
      breaks: (request, count) => (request.endsWith("/batch") && count === 1 ? 503 : undefined),
    });
    const { code, output } = await push({ ALGOLIA_HOSTS: fake.host });
    expect(output).toContain("answered 503: broken; trying again");
    expect(code).toBe(0);
    expect(fake.indexes.get("docs")?.size).toBeGreaterThan(100);
  });

  it("has worked when only the answer to its last step is lost", { timeout: 30_000 }, async () => {
    const fake = await fakeAlgolia({ loses: (request, count) => request.endsWith("/operation") && count === 1 });
    fake.indexes.set("docs", new Map([["/old", { objectID: "/old" }]]));
    const { code, output } = await push({ ALGOLIA_HOSTS: fake.host });
    expect(output).toContain("trying again");
    expect(output).not.toContain("as it was");
    expect(code).toBe(0);
    expect([...fake.indexes.keys()]).toEqual(["docs"]);
    expect(fake.indexes.get("docs")?.has("/docs/api/useNode")).toBe(true);
  });

  it("says so when it cannot tell whether its last step was taken", { timeout: 60_000 }, async () => {
    const lost = (fake: FakeAlgolia) => fake.seen.some((request) => request.endsWith("/operation"));
    const fake: FakeAlgolia = await fakeAlgolia({ breaks: (): number | undefined => (lost(fake) ? 503 : undefined) });
    const { code, output } = await push({ ALGOLIA_HOSTS: fake.host });
    expect(code).toBe(1);
    expect(output).toContain("The index is as it was, or holds the new records");
  });

  it("leaves the index as it was when Algolia refuses, and nothing beside it", { timeout: 30_000 }, async () => {
    const fake = await fakeAlgolia({ breaks: (request) => (request.endsWith("/batch") ? 400 : undefined) });
    fake.indexes.set("docs", new Map([["/old", { objectID: "/old" }]]));
    const { code, output } = await push({ ALGOLIA_HOSTS: fake.host });
    expect(code).toBe(1);
    expect(output).toContain("answered 400: broken");
    expect(output).toContain("The index is as it was.");
    expect([...fake.indexes.keys()]).toEqual(["docs"]);
    expect([...(fake.indexes.get("docs")?.keys() ?? [])]).toEqual(["/old"]);
  });
});

describe("before anything is touched, a push refuses", () => {
  it("a missing variable, by its name", { timeout: 30_000 }, async () => {
    const { code, output } = await push({ ALGOLIA_ADMIN_KEY: "" });
    expect(code).toBe(1);
    expect(output).toContain("ALGOLIA_ADMIN_KEY must be set in the environment");
    expect(output).not.toMatch(/\n\s+at /);
  });

  it("a wrong key", { timeout: 30_000 }, async () => {
    const fake = await fakeAlgolia();
    const { code, output } = await push({ ALGOLIA_HOSTS: fake.host, ALGOLIA_ADMIN_KEY: "wrong" });
    expect(code).toBe(1);
    expect(output).toContain("Invalid Application-ID or API key");
    expect(writes(fake.seen)).toEqual([]);
  });

  it("a key that may only search", { timeout: 30_000 }, async () => {
    const fake = await fakeAlgolia({ rights: ["search"] });
    const { code, output } = await push({ ALGOLIA_HOSTS: fake.host });
    expect(code).toBe(1);
    expect(output).toContain("ALGOLIA_ADMIN_KEY lacks the rights addObject, deleteIndex, editSettings, browse");
    expect(writes(fake.seen)).toEqual([]);
  });
});
