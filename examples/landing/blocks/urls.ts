/** Whether a link is safe to follow: no `javascript:` or other scheme that runs code. */
export function isSafeHref(value: unknown): value is string {
  return (
    typeof value === "string" &&
    (value === "" || /^(https?:\/\/[^\s]+|\/(?![/\\])[^\s]*|#[^\s]*|mailto:[^\s]+)$/i.test(value))
  );
}

/** Whether a value is empty or the https URL of a picture or a video. */
export function isMediaUrl(value: unknown): value is string {
  return value === "" || (typeof value === "string" && urlOf(value) !== null);
}

/** The host of a valid https URL, or null. */
export const hostOf = (href: string): string | null => urlOf(href)?.host ?? null;

/** The embed URL of a YouTube or Vimeo video, or the video file itself; null for an invalid URL. */
export function videoOf(href: string): { frame: string } | { file: string } | null {
  const url = urlOf(href);
  if (!url) return null;
  const host = url.hostname.replace(/^(www|m)\./, "");
  const [segment = "", nextSegment = ""] = url.pathname.slice(1).split("/");
  if (host === "youtu.be") return youTube(segment);
  if (host === "youtube.com" || host === "youtube-nocookie.com") {
    const hasIdInPath = ["embed", "shorts", "live"].includes(segment);
    return youTube(hasIdInPath ? nextSegment : (url.searchParams.get("v") ?? ""));
  }
  if (host === "vimeo.com") return vimeo(segment, nextSegment);
  if (host === "player.vimeo.com") return vimeo(nextSegment, url.searchParams.get("h") ?? "");
  return { file: url.href };
}

function youTube(id: string) {
  return /^[\w-]{6,20}$/.test(id) ? { frame: `https://www.youtube-nocookie.com/embed/${id}` } : null;
}

/** @param hash the privacy hash of an unlisted video */
function vimeo(id: string, hash: string) {
  if (!/^\d+$/.test(id)) return null;
  return { frame: `https://player.vimeo.com/video/${id}?dnt=1${/^\w+$/.test(hash) ? `&h=${hash}` : ""}` };
}

function urlOf(href: string): URL | null {
  const url = URL.parse(href);
  return url?.protocol === "https:" && !url.username && url.host.includes(".") ? url : null;
}
