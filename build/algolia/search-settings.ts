import { ContentError } from "files/problems.ts";
import { abortableRequester } from "../../client/search/abortable-requester.ts";
import { clientHosts, type HostedIndex, type SearchSettings } from "../../shared/search-settings.ts";

const names = ["ALGOLIA_APP_ID", "ALGOLIA_SEARCH_KEY", "ALGOLIA_INDEX_NAME"] as const;
type Variables = Record<string, string | undefined>;

/** Milliseconds for a response from Algolia, including retries on its other hosts. */
const timeout = 20_000;

/**
 * Reads the Algolia settings. Null if none is set: the site then uses its own index.
 * @throws if only some are set, or if the key, which becomes public, allows more than search
 */
export async function searchSettings(env: Variables): Promise<SearchSettings> {
  const missing = names.filter((name) => !env[name]?.trim());
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    throw settingsError(`Also set ${missing.join(" and ")}, or none of ${names.join(", ")}.`);
  }
  const [appId = "", apiKey = "", indexName = ""] = names.map((name) => env[name]?.trim());
  const index = { appId, apiKey, indexName, hosts: algoliaHosts(env) };
  await checkKey(index);
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
      throw settingsError(
        `ALGOLIA_HOSTS must be a comma-separated list of origins, such as https://search.example.org, but contains "${host}".`,
      );
    }
  }
  return hosts;
}

/** The permissions of a key, from Algolia. */
export async function aclOf({ appId, apiKey, hosts }: HostedIndex): Promise<string[]> {
  try {
    const { algoliasearch } = await import("algoliasearch"); // most builds do not use it
    const requester = abortableRequester(AbortSignal.timeout(timeout));
    const { acl } = await algoliasearch(appId, apiKey, { ...clientHosts(hosts), requester }).getApiKey({ key: apiKey });
    if (!Array.isArray(acl)) throw new Error('the response has no "acl"');
    return acl;
  } catch (error) {
    const reason = (error as Error).message;
    throw settingsError(
      `Algolia did not return the permissions of the key (${reason}). Is it a key of application ${appId}?`,
    );
  }
}

async function checkKey(index: HostedIndex): Promise<void> {
  const beyondSearch = (await aclOf(index)).filter((permission) => permission !== "search");
  if (beyondSearch.length === 0) return;
  throw settingsError(
    `ALGOLIA_SEARCH_KEY allows more than search (${beyondSearch.join(", ")}), and every page would expose it. ` +
      "Use the search-only key from Algolia's dashboard.",
  );
}

const settingsError = (message: string) => new ContentError([{ file: "environment", message }]);
