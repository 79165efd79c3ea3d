import { Random } from "./random.ts";

export interface HostileRequest {
  method: string;
  /** As in the request line, without any tidying. */
  target: string;
  headers: [name: string, value: string][];
  body: string;
}

/** What pages and files of the build a generated address may begin with. */
export interface Known {
  release: string;
  paths: string[];
}

/** An element that must never be in an HTML answer: the requests ask for it in every way. */
export const planted = "<xss>";
const injected = "X-Injected: 1";
const evil = "evil.example";

const scripts = [planted, `"${planted}`, `'>${planted}`, `</script>${planted}`, encodeURIComponent(`">${planted}`)];
const characters = ["%", "%0", "%zz", "%00", "%0a", "%ff", "%c0%ae", "%ed%a0%80", "%u002f", "\x01", "\x7f", "é", "😀"];
const slashes = ["/", "/", "/", "/", "//", "/./", "/../", "/%2e%2e/", "%2f", "%5c", "\\", "/;/"];
const words =
  `r next docs overview index.html 0.1.0-beta.19 1.2 v1 ${evil} ${evil}:80 https: javascript:alert(1) @ ~ * __proto__ constructor toString _data _assets examples landing live nodes search 1 indexes queries .env _headers .md .json`.split(
    " ",
  );
const methods = `${"GET ".repeat(20)}HEAD HEAD POST POST PUT PATCH DELETE OPTIONS TRACE FOO ${"M".repeat(300)}`;
const parameters = "q part only page x utm_source gclid __proto__ q[] Q".split(" ");
const headerNames =
  "X-Forwarded-Host X-Forwarded-Proto X-Original-URL X-HTTP-Method-Override Forwarded If-None-Match If-Modified-Since Range Accept Accept-Language Cookie Authorization Origin Referer User-Agent CF-Connecting-IP Content-Type Expect Upgrade Sec-Fetch-Dest".split(
    " ",
  );

/** The request with a number: the same for the same seed. */
export function generate(seed: number, number: number, known: Known): HostileRequest {
  const random = new Random(Math.imul(seed, 0x9e3779b1) ^ number);
  const isSearch = random.chance(0.05);
  const method = isSearch ? "POST" : random.pick(methods.split(" "));
  const target = isSearch && random.chance(0.9) ? "/1/indexes/*/queries" : targetOf(random, known);
  const body = method === "POST" || random.chance(0.02) ? bodyOf(random) : "";
  return { method, target, headers: headersOf(random, body), body };
}

function targetOf(random: Random, { release, paths }: Known): string {
  const start = random.pick(["", "", "", `/_data/${release}`, "/r", "/docs", random.pick(paths), random.pick(paths)]);
  const rest = random.list(5, () => random.pick(slashes) + segmentOf(random)).join("");
  const query = random.chance(0.4) ? `?${random.list(3, () => parameterOf(random)).join("&")}` : "";
  const origin = random.chance(0.03) ? random.pick([`http://${evil}`, "//", "*", `${evil}:443`, " "]) : "";
  const target = origin + (start + rest || "/") + query;
  // What stands raw in an address is mostly refused by the runtime already.
  return random.chance(0.1) ? target : target.replace(/[^\x21-\x7e]|["<>]/gu, encodeURIComponent);
}

function segmentOf(random: Random): string {
  const kind = random.next();
  if (kind < 0.6) return random.pick(words);
  if (kind < 0.8) return random.pick(characters);
  if (kind < 0.95) return random.pick(scripts);
  return kind < 0.97 ? `%0d%0a${injected}` : random.pick(["a", "%61", "/..", "/r"]).repeat(random.below(4000));
}

const parameterOf = (random: Random) => `${random.pick(parameters)}=${parameterValue(random)}`;

function parameterValue(random: Random): string {
  const values = [
    ...words,
    ...characters,
    ...scripts,
    "useNode",
    "drag and drop",
    "-1",
    "1e9",
    "99999",
    `%0d%0a${injected}`,
  ];
  return random.chance(0.03) ? random.pick(values).repeat(random.below(2000)) : random.pick(values);
}

function headersOf(random: Random, body: string): [string, string][] {
  // workerd itself answers 500 to a host that makes no URL; Cloudflare refuses it before.
  const host = random.chance(0.9)
    ? "craft.example"
    : random.pick([evil, `${evil}:80`, "127.0.0.1", "[::1]:1", "x.x.x"]);
  const own: [string, string][] = random.list(3, () => [random.pick(headerNames), headerValue(random)]);
  return [
    ["Host", host],
    ...own,
    ...(body ? [["Content-Length", String(new Blob([body]).size)] as [string, string]] : []),
  ];
}

function headerValue(random: Random): string {
  const values = [
    "*",
    '"',
    'W/"x"',
    ",,,",
    "bytes=0-1",
    "bytes=-5,9-1",
    "text/markdown",
    "Thu, 99 Foo 2026",
    "DELETE",
    "\xff",
    "",
  ];
  return random.pick([
    ...values,
    parameterValue(random),
    "x".repeat(random.below(6000)),
    `//${evil}`,
    `a\r\n${injected}`,
  ]);
}

/** A search request in JSON, whose parts are of any shape, or no JSON at all. */
function bodyOf(random: Random): string {
  if (random.chance(0.1)) return random.pick(["", "{", "null", "[]", "\x00", "[".repeat(20_000), "x".repeat(70_000)]);
  const names =
    "query page hitsPerPage offset length distinct filters facetFilters facets attributesToRetrieve attributesToSnippet highlightPreTag params indexName type nope".split(
      " ",
    );
  const query = () =>
    Object.fromEntries([
      ["query", parameterValue(random)],
      ...random.list(4, () => [random.pick(names), jsonOf(random, 0)]),
    ]);
  return JSON.stringify({ requests: random.chance(0.9) ? random.list(12, query) : jsonOf(random, 0) });
}

function jsonOf(random: Random, depth: number): unknown {
  const kind = random.below(depth > 4 ? 5 : 7);
  if (kind < 2) return random.pick([0, 1, 20, -1, 1e9, 0.5, Number.MAX_SAFE_INTEGER, 1e300]);
  if (kind < 4)
    return random.pick([parameterValue(random), "version:current", "a:b AND", "(".repeat(99), "\ud800", "*:99999"]);
  if (kind === 4) return random.pick([null, true, false]);
  return kind === 5
    ? random.list(4, () => jsonOf(random, depth + 1))
    : Object.fromEntries(random.list(3, () => [random.pick(words), jsonOf(random, depth + 1)]));
}
