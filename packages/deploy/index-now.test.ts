import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { listen } from "../../test/loopback.ts";
import { testFolder } from "../../test/test-folder.ts";
import { announceChanges, indexNowKey } from "./index-now.ts";

const key = "0123456789abcdef";

/** Bodies that the search engine has received, and the status of its answers. */
let received: { host: string; key: string; keyLocation: string; urlList: string[] }[];
let status: number;
let database: DatabaseSync;

const engine = createServer(async (request, response) => {
  received.push(JSON.parse((await request.toArray()).join("")));
  response.writeHead(status).end();
});
const folder = testFolder();

const engineUrl = await listen(engine);
afterAll(() => void engine.close());
beforeEach(() => {
  received = [];
  status = 202;
  database = new DatabaseSync(":memory:");
});

function run(args: string[]): string {
  const [input, option] = [args.at(-1) ?? "", args.at(-2)];
  if (option === "--file") database.exec(readFileSync(input, "utf8"));
  else if (option !== "--command") throw new Error(`unexpected: wrangler ${args.join(" ")}`);
  else return JSON.stringify(input.split(";\n").map((sql) => ({ results: database.prepare(sql).all() })));
  return "";
}

const home = "https://craft.test/base/";
const announce = (pages: Record<string, string>) => announceChanges({ key, home, pages, folder, run, engineUrl });

describe("a deploy", () => {
  it("announces all pages at first, then new, changed and deleted pages in one request", async () => {
    expect(await announce({ "/": "a", "/docs/é": "b", "/it's": "c" })).toBe("3 of 3 changed URLs announced");
    expect(received).toEqual([
      {
        host: "craft.test",
        key,
        keyLocation: "https://craft.test/base/0123456789abcdef.txt",
        urlList: [home, `${home}docs/%C3%A9`, `${home}it's`],
      },
    ]);
    expect(await announce({ "/": "a", "/docs/é": "B", "/new": "d" })).toBe("3 of 3 changed URLs announced");
    expect(received.slice(1).map(({ urlList }) => urlList)).toEqual([
      [`${home}docs/%C3%A9`, `${home}new`, `${home}it's`],
    ]);
    expect(await announce({ "/": "a" })).toBe("2 of 2 changed URLs announced");
  });

  it("without changes makes no request", async () => {
    await announce({ "/": "a" });
    expect(await announce({ "/": "a" })).toBe("nothing has changed for search engines");
    expect(received).toHaveLength(1);
  });

  it("repeats rejected announcements, and leaves pages beyond the limit of a request to the next one", async () => {
    const pages = Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`/${index}`, "a"]));
    status = 429;
    expect(await announce(pages)).toBe(`not announced: ${new URL(engineUrl).host} answered 429`);
    status = 200;
    await announce(pages);
    await announce(pages);
    expect(received.map(({ urlList }) => urlList.length)).toEqual([10_000, 10_000, 1]);
  });

  it("continues if no engine can be reached", async () => {
    const engineUrl = "http://127.0.0.1:1/"; // no server listens on this port
    expect(await announceChanges({ key, home, pages: { "/": "a" }, folder, run, engineUrl })).toMatch(
      /^not announced: /,
    );
  });
});

it("returns no key if the variable is empty, which disables announcements", () => {
  expect(indexNowKey({ INDEXNOW_KEY: "" })).toBeNull();
  expect(indexNowKey({ INDEXNOW_KEY: ` ${key}\n` })).toBe(key);
});

it.each(["short", "../../etc/passwd", "x".repeat(129)])("rejects the key %j", (key) => {
  expect(() => indexNowKey({ INDEXNOW_KEY: key })).toThrow("INDEXNOW_KEY must be 8 to 128 letters");
});
