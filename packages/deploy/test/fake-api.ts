import { createServer } from "node:http";
import { listen } from "../../../test/loopback.ts";
import type { CloudflareApi, LiveVersion } from "../live-versions.ts";

interface Versions {
  /** Newest first. */
  deployable: LiveVersion[];
  /** Ids. */
  deployed: string[];
  /** Finds any version. */
  find(id: string): LiveVersion | undefined;
}

/** Versions per page, regardless of the request's `per_page`. */
const pageSize = 2;

/**
 * Serves a worker's versions and deployments like Cloudflare's API. The list of versions has no annotations, as in the
 * API's schema: https://developers.cloudflare.com/api/resources/workers/subresources/scripts/subresources/versions/
 */
export async function serveFakeApi(getVersions: () => Versions): Promise<{ api: CloudflareApi; stop: () => void }> {
  const api = { account: "own", token: "secret", worker: "site" };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const respond = (status: number, result: unknown) =>
      response.writeHead(status).end(JSON.stringify({ success: status === 200, errors: [], messages: [], result }));
    const prefix = `/accounts/${api.account}/workers/scripts/${api.worker}/`;
    if (request.headers.authorization !== `Bearer ${api.token}` || !pathname.startsWith(prefix))
      return respond(403, null);
    const { deployable, deployed, find } = getVersions();
    const [resource, id] = pathname.slice(prefix.length).split("/");
    if (resource === "deployments") {
      const versions = deployed.map((version_id) => ({ version_id, percentage: 100 / deployed.length }));
      return respond(200, { deployments: deployed.length > 0 ? [{ id: "deployment", versions }] : [] });
    }
    if (resource !== "versions") return respond(404, null);
    if (id) {
      const version = find(id);
      const annotations = version?.list ? { "workers/tag": version.list } : {};
      return respond(version ? 200 : 404, version && { id, annotations });
    }
    if (searchParams.get("deployable") !== "true") return respond(400, null);
    const start = (Number(searchParams.get("page") ?? 1) - 1) * pageSize;
    respond(200, { items: deployable.slice(start, start + pageSize).map(({ id }) => ({ id, number: 1 })) });
  });
  return { api: { ...api, base: await listen(server) }, stop: () => void server.close() };
}
