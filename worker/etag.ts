/**
 * The ETag of a response in a release. Weak, because Cloudflare may compress the response, which changes its bytes.
 * @param version identifies the response's content, in characters that an ETag allows
 */
export function etagOf(release: string, version: string): string {
  return `W/"${release}-${version}"`;
}

/** Whether `If-None-Match` matches the ETag (RFC 9110, section 13.1.2). */
export function isFresh(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => opaque(tag) === opaque(etag));
}
