import type { Screen } from "../app.tsx";
import type { Services } from "../services.ts";

/**
 * Loads all that the page at `url` needs. An unknown address gives the not-found page.
 * @throws as Services.loadData does, or what the browser throws when the page's chunk cannot be imported
 */
export async function loadScreen(services: Services, url: URL): Promise<Screen> {
  const data = await services.loadData(url);
  try {
    return { data, Page: await services.importPage(data.chunk) };
  } catch (error) {
    // A chunk of a release that is gone, or no network: that is what the reader needs to know, not the import's words.
    throw (await services.diagnose(url)) ?? error;
  }
}
