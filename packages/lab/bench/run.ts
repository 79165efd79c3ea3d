import { readManifest } from "../../../e2e/support/built-site.ts";
import { benchBrowser } from "./browser.ts";
import { benchLargePage } from "./large-page.ts";
import { benchRequests } from "./requests.ts";
import { benchSearchDialog } from "./search-dialog.ts";
import { benchSearchQuality } from "./search-quality.ts";
import { benchSizes } from "./sizes.ts";

// `npm run bench -w lab`: measures the build in `dist/`. Numbers depend on the machine: compare within one run only.
console.log("Sizes, bytes");
console.table(await benchSizes());

console.log("Requests a second, through wrangler dev");
const docs = Object.keys((await readManifest()).pages).filter((path) => path.startsWith("/docs/"));
console.table(await benchRequests(docs));

console.log("Search: how well the first hits answer the questions in test/search/");
console.table(await benchSearchQuality(false));

console.log("Search: milliseconds from a keystroke to the first result at 4x slowdown");
console.table(await benchSearchDialog());

console.log("In Chromium with a slow CPU and connection: milliseconds, and the layout shift");
console.table(await benchBrowser());

console.log(
  "The landing example with 500 blocks, at 4x slowdown: milliseconds from a keystroke in a setting to its paint",
);
console.table(await benchLargePage());
