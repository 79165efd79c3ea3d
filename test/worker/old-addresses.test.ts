import { expect, it } from "vitest";
import { fetchPath, origin } from "./fetch-path.ts";

const [list = ""] = Object.values(
  import.meta.glob<string>("./old-addresses.txt", { query: "?raw", import: "default", eager: true }),
);
const published = list
  .split("\n")
  .filter((line) => line.startsWith("/"))
  .map((line) => {
    const [address = "", ...hashes] = line.split(" ");
    return { address, hashes };
  });

const packageTexts = import.meta.glob<string>("../../node_modules/@craftjs/*/{README.md,lib/constants.d.ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const linksOfPackages = new Set(
  Object.values(packageTexts).flatMap((text) => text.match(/https:\/\/craft\.js\.org\/[\w./#-]+/g) ?? []),
);

/** Requests a URL, following one redirect. `hash` comes from the redirect: browsers use it instead of the URL's own. */
async function open(address: string): Promise<{ path: string; hash: string; response: Response }> {
  const initial = await fetchPath(address);
  const { pathname, hash } = new URL(initial.headers.get("Location") ?? address, origin);
  return { path: pathname + hash, hash, response: initial.status === 301 ? await fetchPath(pathname) : initial };
}

/** Other forms in which the old site published a URL. */
function otherForms(address: string): string[] {
  const page = address.replace(/^\/(docs\/)?/, "");
  const folders =
    page === address.slice(1) ? ["/", "/r/"] : ["/docs/", "/r/docs/", "/r/docs/next/", "/r/docs/0.1.0-beta.6/"];
  return folders.flatMap((folder) => [`${folder}${page}`, `${folder}${page}/`]).filter((form) => form !== address);
}

it.each(published)("the old $address and its headings are at most one redirect away", async ({ address, hashes }) => {
  const { path, hash, response } = await open(address);
  expect(response.status).toBe(200);
  const ids = [...(await response.text()).matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`);
  for (const anchor of hash ? [hash] : hashes) expect(ids.filter((id) => id === anchor)).toEqual([anchor]);
  for (const form of otherForms(address)) expect((await fetchPath(form)).headers.get("Location"), form).toBe(path);
});

it("links in the packages' readmes and error messages open a page at an existing heading", async () => {
  expect(linksOfPackages).toContain("https://craft.js.org/r/docs/api/editor#props");
  for (const link of linksOfPackages) {
    const { pathname, hash } = new URL(link);
    const { response } = await open(pathname);
    expect(response.status, link).toBe(200);
    if (hash) expect(await response.text(), link).toContain(` id="${hash.slice(1)}"`);
  }
});
