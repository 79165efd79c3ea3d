import { createServer } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { listen } from "../../test/loopback.ts";
import { type LiveVersion, liveVersions } from "./live-versions.ts";
import { serveFakeApi } from "./test/fake-api.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const version = (number: number, list: string | null = `list-${number}`): LiveVersion => ({ id: `v${number}`, list });

async function fetchLive(deployable: LiveVersion[], deployed: LiveVersion[], overrides: Record<string, string> = {}) {
  const find = (id: string) => [...deployable, ...deployed].find((version) => version.id === id);
  const { api, stop } = await serveFakeApi(() => ({ deployable, deployed: deployed.map(({ id }) => id), find }));
  stops.push(stop);
  return liveVersions({ ...api, ...overrides });
}

/** Requests the live versions from a server that sends the same response to every request. */
async function fetchLiveFrom(status: number, body: string) {
  const server = createServer((_, response) => void response.writeHead(status).end(body));
  const base = await listen(server);
  stops.push(() => server.close());
  return liveVersions({ account: "own", token: "secret", worker: "site", base });
}

describe("live versions", () => {
  it("include the versions on every page of the list", async () => {
    const all = [5, 4, 3, 2, 1].map((number) => version(number));
    expect(await fetchLive(all, [version(5)])).toEqual(all);
  });

  it("include the deployed versions however old they are: two in a gradual deployment", async () => {
    expect(await fetchLive([version(9), version(8)], [version(1), version(9)])).toEqual([
      version(9),
      version(8),
      version(1),
    ]);
  });

  it("are requested one by one only until the first version without a list", async () => {
    const deployable = [version(3), version(2, null), version(1, null)];
    const requested: string[] = [];
    const find = (id: string) => {
      requested.push(id);
      return deployable.find((version) => version.id === id);
    };
    const { api, stop } = await serveFakeApi(() => ({ deployable, deployed: ["v3"], find }));
    stops.push(stop);
    expect(await liveVersions(api)).toEqual(deployable);
    expect(requested).toEqual(["v3", "v2"]);
  });

  it("take the tag from the list of versions if it has one, and are complete when a page repeats", async () => {
    const item = { id: "v1", annotations: { "workers/tag": "list-1", "workers/message": "x" }, metadata: {} };
    const result = { items: [item], deployments: [{ versions: [{ version_id: "v1", percentage: 100 }] }] };
    expect(await fetchLiveFrom(200, JSON.stringify({ success: true, result }))).toEqual([version(1)]);
  });
});

describe("live versions are rejected if", () => {
  it.each<[string, number, string, RegExp]>([
    ["the API answers with an error", 500, "{}", /^Cloudflare's API failed at versions\?.*: it answered 500$/],
    ["success is false", 200, '{"success":false,"result":{"items":[]}}', /success/],
    ["a field is missing", 200, '{"success":true,"result":{"versions":[]}}', /items/],
    ["the body is not JSON", 200, "<html>", /expected object/],
    [
      "the worker was never deployed",
      200,
      '{"success":true,"result":{"items":[],"deployments":[]}}',
      /returned no deployment/,
    ],
  ])("%s", async (_, status, body, message) => {
    await expect(fetchLiveFrom(status, body)).rejects.toThrow(expect.objectContaining({ name: "CloudflareError" }));
    await expect(fetchLiveFrom(status, body)).rejects.toThrow(message);
  });

  it("the account, token or worker is unknown", async () => {
    for (const other of [{ account: "x" }, { token: "x" }, { worker: "x" }]) {
      await expect(fetchLive([version(1)], [version(1)], other)).rejects.toThrow("it answered 403");
    }
  });

  it("the server is unreachable", async () => {
    const api = { account: "own", token: "secret", worker: "site", base: "http://127.0.0.1:1" };
    await expect(liveVersions(api)).rejects.toThrow(/^Cloudflare's API failed at versions/);
  });

  it("a version was deleted in the meantime", async () => {
    const { api, stop } = await serveFakeApi(() => ({
      deployable: [version(1)],
      deployed: ["v1"],
      find: () => undefined,
    }));
    stops.push(stop);
    await expect(liveVersions(api)).rejects.toThrow("failed at versions/v1: it answered 404");
  });
});
