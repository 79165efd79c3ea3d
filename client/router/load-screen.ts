import type { ComponentType } from "react";
import type { Screen } from "../app.tsx";
import type { PageData } from "../page-data.ts";
import type { Services } from "../services.ts";

type PageComponent = ComponentType<{ data: PageData }>;

/** How often a chunk's import has failed. */
const failures = new Map<string, number>();

/**
 * Loads all that the page at `url` needs. An unknown address gives the not-found page.
 * @throws as Services.loadData does, or what the browser throws when the page's chunk cannot be imported
 */
export async function loadScreen(services: Services, url: URL): Promise<Screen> {
  const data = await services.loadData(url);
  try {
    return { data, Page: await importPage(data.chunk) };
  } catch (error) {
    // A chunk of a release that is gone, or no network: that is what the reader needs to know, not the import's words.
    throw (await services.diagnose(url)) ?? error;
  }
}

async function importPage(chunk: string): Promise<PageComponent> {
  const failed = failures.get(chunk) ?? 0;
  try {
    // Some browsers remember that an import failed, under its address: https://github.com/whatwg/html/issues/6768
    const module: { Page: PageComponent } = await import(failed > 0 ? `${chunk}?retry=${failed}` : chunk);
    return module.Page;
  } catch (error) {
    failures.set(chunk, failed + 1);
    throw error;
  }
}
