import type { HostedIndex, SearchSettings } from "../../shared/search-settings.ts";
import { askAlgolia } from "../../worker/search/ask-algolia.ts";
import { ContentError } from "../problems.ts";

const names = ["ALGOLIA_APP_ID", "ALGOLIA_SEARCH_KEY", "ALGOLIA_INDEX_NAME"] as const;
type Variables = Record<string, string | undefined>;

/** Milliseconds before trying the next Algolia host. */
const timeout = 5000;

/**
 * Reads the settings of search; without Algolia's variables, the site's own index answers.
 * @throws when only some are set, or when the key, which becomes public, may do more than search
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

/** @throws when a host is not an origin */
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
