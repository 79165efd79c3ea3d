/**
 * The ETag of an answer in one release. Weak, because Cloudflare may compress the answer, which changes its bytes.
 * @param version what the answer is made of, in characters that an ETag may hold
 */
export function etagOf(release: string, version: string): string {
  return `W/"${release}-${version}"`;
}

/** Whether the browser already has what the ETag names: RFC 9110, section 13.1.2. */
export function isFresh(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => opaque(tag) === opaque(etag));
}
