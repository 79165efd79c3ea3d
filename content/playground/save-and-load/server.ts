// A fake server: the playground has neither network nor storage.
let saved: string | null = null;

const delay = () => new Promise((resolve) => setTimeout(resolve, 200));

/** Returns the length of the saved page. */
export async function savePage(json: string): Promise<number> {
  await delay();
  saved = json;
  return json.length;
}

/** Null if nothing was saved. */
export async function loadPage(): Promise<string | null> {
  await delay();
  return saved;
}
