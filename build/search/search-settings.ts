import type { HostedIndex, SearchSettings } from "../../shared/search-settings.ts";
import { askAlgolia } from "../../worker/search/ask-algolia.ts";
import { ContentError } from "../problems.ts";

const names = ["ALGOLIA_APP_ID", "ALGOLIA_SEARCH_KEY", "ALGOLIA_INDEX_NAME"] as const;
type Variables = Record<string, string | undefined>;

/** Milliseconds to wait for Algolia before the next host is asked. */
const timeout = 5000;

/**
 * Where searches are answered, as the environment says: by Algolia when `ALGOLIA_APP_ID`, `ALGOLIA_SEARCH_KEY` and
 * `ALGOLIA_INDEX_NAME` are set, else by the site's own index. `ALGOLIA_HOSTS` names other hosts than Algolia's own.
 * @throws when only some of them are set, or when the key may do more than search: it would be public
 */
export async function searchSettings(env: Variables, ask: typeof fetch): Promise<SearchSettings> {
  const missing = names.filter((name) => !env[name]?.trim());
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    throw wrong(`${missing.join(" and ")} must be set as well, or none of ${names.join(", ")}.`);
  }
  const [appId = "", apiKey = "", indexName = ""] = names.map((name) => env[name]?.trim());
  const index = { appId, apiKey, indexName, hosts: algoliaHosts(env) };
  await checkKey(index, ask);
  return index;
}

/** Other hosts than Algolia's own, with their protocols. Throws when one of them is no origin. */
export function algoliaHosts(env: Variables): string[] {
  const hosts = (env.ALGOLIA_HOSTS ?? "")
    .split(",")
    .map((host) => host.trim())
    .filter(Boolean);
  for (const host of hosts) {
    if (URL.parse(host)?.origin !== host) {
      throw wrong(
        `ALGOLIA_HOSTS must be origins with commas between them, like https://search.example.org: not "${host}".`,
      );
    }
  }
  return hosts;
}

/** What a key may do, as Algolia tells whoever has it. */
export async function rightsOf(index: HostedIndex, ask: typeof fetch): Promise<string[]> {
  const path = `/1/keys/${encodeURIComponent(index.apiKey)}`;
  try {
    const { acl } = await askAlgolia<{ acl?: unknown }>(index, { method: "GET", path, timeout }, { ask });
    if (!Array.isArray(acl)) throw new Error("no list of rights");
    return acl.map(String);
  } catch (error) {
    const reason = (error as Error).message;
    throw wrong(`Algolia does not tell what the key may do (${reason}). Is it a key of application ${index.appId}?`);
  }
}

async function checkKey(index: HostedIndex, ask: typeof fetch): Promise<void> {
  const beyond = (await rightsOf(index, ask)).filter((right) => right !== "search");
  if (beyond.length === 0) return;
  throw wrong(
    `ALGOLIA_SEARCH_KEY may do more than search: ${beyond.join(", ")}. It would be in every page, for anyone to use. ` +
      "Take the search-only key from Algolia's dashboard.",
  );
}

const wrong = (message: string) => new ContentError([{ file: "environment", message }]);
