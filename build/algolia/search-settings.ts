import { ContentError } from "files/problems.ts";
import { abortableRequester } from "../../client/search/abortable-requester.ts";
import { clientHosts, type HostedIndex, type SearchSettings } from "../../shared/search-settings.ts";

const names = ["ALGOLIA_APP_ID", "ALGOLIA_SEARCH_KEY", "ALGOLIA_INDEX_NAME"] as const;
type Variables = Record<string, string | undefined>;

/** Milliseconds for Algolia to answer, including retries on its other hosts. */
const timeout = 20_000;

/**
 * Reads the settings of search; without Algolia's variables, the site uses its own index.
 * @throws if only some are set, or if the key, which becomes public, has more rights than search
 */
export async function searchSettings(env: Variables): Promise<SearchSettings> {
  const missing = names.filter((name) => !env[name]?.trim());
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    throw settingsError(`${missing.join(" and ")} must be set as well, or none of ${names.join(", ")}.`);
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
        `ALGOLIA_HOSTS must be origins separated by commas, like https://search.example.org: not "${host}".`,
      );
    }
  }
  return hosts;
}

/** The rights of a key. */
export async function rightsOf({ appId, apiKey, hosts }: HostedIndex): Promise<string[]> {
  try {
    const { algoliasearch } = await import("algoliasearch"); // most builds do not use it
    const requester = abortableRequester(AbortSignal.timeout(timeout));
    const { acl } = await algoliasearch(appId, apiKey, { ...clientHosts(hosts), requester }).getApiKey({ key: apiKey });
    if (!Array.isArray(acl)) throw new Error("no list of rights");
    return acl;
  } catch (error) {
    const reason = (error as Error).message;
    throw settingsError(
      `Algolia did not return the rights of the key (${reason}). Is it a key of application ${appId}?`,
    );
  }
}

async function checkKey(index: HostedIndex): Promise<void> {
  const beyond = (await rightsOf(index)).filter((right) => right !== "search");
  if (beyond.length === 0) return;
  throw settingsError(
    `ALGOLIA_SEARCH_KEY may do more than search: ${beyond.join(", ")}. It would be in every page, for anyone to use. ` +
      "Use the search-only key from Algolia's dashboard.",
  );
}

const settingsError = (message: string) => new ContentError([{ file: "environment", message }]);
