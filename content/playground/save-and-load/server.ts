// Stands in for your server: nothing here has a network, or storage.
let saved: string | null = null;

const answer = () => new Promise((resolve) => setTimeout(resolve, 200));

/** Returns how long the saved page is. */
export async function savePage(json: string): Promise<number> {
  await answer();
  saved = json;
  return json.length;
}

/** Null if nothing was saved. */
export async function loadPage(): Promise<string | null> {
  await answer();
  return saved;
}
