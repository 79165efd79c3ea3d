import type { Random } from "../../../test/random.ts";
import type { Header, HostileRequest } from "./request.ts";
import type { SiteFacts } from "./site-facts.ts";

/** Markup that no HTML response may contain: an element, and a value that closes its attribute and adds another one. */
export const plantedMarkup = ["<xss>", 'xss" data-xss="'];
/** A header that no response may have. */
export const injectedHeader = "X-Injected: 1";
const evilHost = "evil.example";

const markup = ["<xss>", '"<xss>', "'><xss>", "</script><xss>", encodeURIComponent('"><xss>'), 'xss" data-xss="1'];
const characters = ["%", "%0", "%zz", "%00", "%0a", "%ff", "%c0%ae", "%ed%a0%80", "%u002f", "\x01", "\x7f", "é", "😀"];
const slashes = ["/", "/", "/", "/", "//", "/./", "/../", "/%2e%2e/", "%2f", "%5c", "\\", "/;/"];
const words =
  `r next docs overview index.html 0.1.0-beta.19 1.2 v1 ${evilHost} ${evilHost}:80 https: javascript:alert(1) @ ~ * __proto__ constructor toString _data _assets examples landing live nodes search mcp 1 indexes queries .env _headers .md .json`.split(
    " ",
  );
const methods = `GET GET GET GET HEAD POST POST PUT PATCH DELETE OPTIONS TRACE FOO ${"M".repeat(300)}`.split(" ");
const parameters = "q part only version page x utm_source gclid __proto__ q[] Q".split(" ");
const headerNames =
  "X-Forwarded-Host X-Forwarded-Proto X-Original-URL X-HTTP-Method-Override Forwarded If-None-Match If-Modified-Since Range Accept Accept-Language Cookie Authorization Origin Referer User-Agent CF-Connecting-IP X-Forwarded-For Content-Type Expect Upgrade Sec-Fetch-Dest MCP-Protocol-Version Mcp-Method Mcp-Session-Id".split(
    " ",
  );
const ipAddresses = ["192.0.2.1", "::1", "2001:db8::1", "::ffff:192.0.2.1", "fe80::1%eth0", "[2001:db8::1]", "1.2.3"];
const acceptValues = [
  "*/*",
  "text/html,application/xhtml+xml,*/*;q=0.8",
  "text/markdown",
  "text/markdown, text/html",
  "text/html;q=0.5, text/markdown;q=0.9",
  "text/markdown;q=0",
  "application/json",
  "text/event-stream",
  "q=;,,/",
];

/** Text that people and attackers search for. */
export const searchText = (random: Random) =>
  random.pick([
    ...markup,
    "useNode",
    "drag and drop",
    "throttle undo",
    "C++ AND OR NEAR(",
    '"quoted phrase"',
    "noSuchWordAnywhere",
    "日本語 😀",
    "x\u0000y",
    "a*b -c ^d {e}:f",
    "word ".repeat(random.below(60)) + random.below(1e6),
  ]);

/** Headers that must not change the response; some contain markup. */
export function ordinaryHeaders(random: Random): Header[] {
  const headers: Header[] = [
    ["User-Agent", random.pick(["Mozilla/5.0", "curl/8", plantedMarkup.join("")])],
    ["Accept-Language", random.pick(["de", "en;q=0.5", "*"])],
    ["Cookie", "a=b"],
    ["Referer", `https://${evilHost}/?q=<xss>`],
    ["Origin", `https://${evilHost}`],
    ["X-Forwarded-For", random.pick(ipAddresses)],
  ];
  return headers.filter(() => random.chance(0.2));
}

/** `Accept` and `If-None-Match`, as sent with page views. */
export function readingHeaders(random: Random): Header[] {
  const headers: Header[] = [
    ["Accept", random.pick(acceptValues)],
    ["If-None-Match", random.pick(["*", '"x", W/"y"', "x"])],
  ];
  return headers.filter(() => random.chance(0.4));
}

/** A query string for routes that ignore it. */
export function someQuery(random: Random): string {
  return random.chance(0.3) ? `?${random.list(3, () => parameterOf(random)).join("&")}` : "";
}

const parameterOf = (random: Random) => `${random.pick(parameters)}=${encodeRaw(parameterValue(random))}`;

/** Encodes raw characters in a URL: the runtime rejects most of them before the worker runs. */
const encodeRaw = (target: string) => target.replace(/[^\x21-\x7e]|["<>]/gu, encodeURIComponent);

function parameterValue(random: Random): string {
  const values = [...words, ...characters, ...markup, "useNode", "-1", "1e9", "99999", `%0d%0a${injectedHeader}`];
  return random.chance(0.03) ? random.pick(values).repeat(random.below(2000)) : random.pick(values);
}

/** Changes a valid request in one or two places. */
export function mutate(random: Random, request: HostileRequest): HostileRequest {
  const mutant: HostileRequest = { ...request, validFor: null };
  for (let changes = 1 + random.below(2); changes > 0; changes--) {
    const { target } = mutant;
    const at = 1 + random.below(target.length);
    const [before, after] = [target.slice(0, at), target.slice(at)];
    const kind = random.below(mutant.body === "" ? 7 : 10);
    if (kind === 0) mutant.target = before + encodeRaw(random.pick(characters)) + after;
    else if (kind === 1) mutant.target = before + after.slice(1 + random.below(3));
    else if (kind === 2) mutant.target = before + random.pick(slashes) + random.pick(words) + after;
    else if (kind === 3) mutant.target = before + (after[0] ? percent(after[0]) : "/") + after.slice(1);
    else if (kind === 4) mutant.target += (target.includes("?") ? "&" : "?") + parameterOf(random);
    else if (kind === 5) mutant.method = random.pick(methods);
    else if (kind === 6) mutant.headers = [...mutant.headers, ...random.list(3, () => noisyHeader(random))];
    else mutant.body = mutateBody(random, mutant.body);
  }
  return mutant;
}

const percent = (character: string) => `%${character.charCodeAt(0).toString(16).padStart(2, "0").slice(0, 2)}`;

function mutateBody(random: Random, body: string): string {
  const at = random.below(body.length);
  const kind = random.below(7);
  if (kind === 0) return body.slice(0, at);
  if (kind === 1) return body.slice(0, at) + random.pick(["\u0000", "{", '"', "é", "\\ud800"]) + body.slice(at);
  if (kind === 2) return `[${body}]`;
  if (kind === 3) return random.pick(["{", "null", "[]", "\u0000", "[".repeat(20_000), "x".repeat(70_000)]);
  // Replaces a value in the JSON.
  const values = [...body.matchAll(/(?<=:)("[^"\\]*"|\d+|true|false)(?=[,}])/g)];
  const value = values.length > 0 ? random.pick(values) : null;
  if (value === null) return body;
  return body.slice(0, value.index) + JSON.stringify(jsonOf(random, 0)) + body.slice(value.index + value[0].length);
}

function jsonOf(random: Random, depth: number): unknown {
  const kind = random.below(depth > 4 ? 5 : 8);
  if (kind < 2) return random.pick([0, 1, 20, -1, 1e9, 0.5, Number.MAX_SAFE_INTEGER, 1e300]);
  if (kind < 4)
    return random.pick([parameterValue(random), "version:current", "a:b AND", "(".repeat(99), "\ud800", "*:99999"]);
  if (kind === 4) return random.pick([null, true, false]);
  if (kind === 5) return random.list(4, () => jsonOf(random, depth + 1));
  if (kind === 6) return Array.from({ length: 500 }).reduce((inner) => [inner], 0);
  return Object.fromEntries(random.list(3, () => [random.pick(words), jsonOf(random, depth + 1)]));
}

/** A valid request with random changes to its method, headers, target and body, which usually make it invalid. */
export function noise(random: Random, request: HostileRequest, site: SiteFacts): HostileRequest {
  const method = random.pick([request.method, request.method, ...methods]);
  const body = request.body || (method === "POST" && random.chance(0.5)) ? JSON.stringify(jsonOf(random, 0)) : "";
  const headers: Header[] = [...request.headers, ...random.list(3, () => noisyHeader(random))];
  // workerd itself answers 500 to a host that is not valid in a URL; Cloudflare rejects it earlier.
  if (random.chance(0.2))
    headers[0] = ["Host", random.pick([evilHost, `${evilHost}:80`, "127.0.0.1", "[::1]:1", "[2001:db8::1]", "x.x.x"])];
  return { method, target: targetOf(random, request.target, site), headers, body, validFor: null };
}

function targetOf(random: Random, valid: string, { manifest, pages }: SiteFacts): string {
  const [path = ""] = valid.split("?");
  const cutPath = path.slice(0, 1 + random.below(path.length));
  const start = random.pick(["", path, path, cutPath, `/_data/${manifest.release}`, "/r", random.pick(pages)]);
  const rest = random.list(5, () => random.pick(slashes) + segmentOf(random)).join("");
  const query = random.chance(0.4) ? `?${random.list(3, () => parameterOf(random)).join("&")}` : "";
  const origin = random.chance(0.03) ? random.pick([`http://${evilHost}`, "//", "*", `${evilHost}:443`, " "]) : "";
  const target = origin + (start + rest || "/") + query;
  return random.chance(0.1) ? target : encodeRaw(target);
}

function segmentOf(random: Random): string {
  const kind = random.next();
  if (kind < 0.6) return random.pick(words);
  if (kind < 0.8) return random.pick(characters);
  if (kind < 0.95) return random.pick(markup);
  return kind < 0.97 ? `%0d%0a${injectedHeader}` : random.pick(["a", "%61", "/..", "/r"]).repeat(random.below(4000));
}

const noisyHeader = (random: Random): Header => [random.pick(headerNames), headerValue(random)];

function headerValue(random: Random): string {
  return random.pick([
    ...["*", '"', 'W/"x"', ",,,", "bytes=0-1", "bytes=-5,9-1", "Thu, 99 Foo 2026", "DELETE", "\xff", ""],
    ...acceptValues,
    ...ipAddresses,
    parameterValue(random),
    "x".repeat(random.below(6000)),
    `//${evilHost}`,
    `a\r\n${injectedHeader}`,
  ]);
}
