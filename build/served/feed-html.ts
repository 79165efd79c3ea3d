/**
 * A page's HTML for feed readers: its URLs are absolute, and elements that need the site's scripts and styles are
 * removed.
 * @param url the page's URL
 */
export function feedHtml(html: string, url: string): string {
  const absolute = (href: string) => new URL(href, url).href;
  return html
    .replace(/<button\b.*?<\/button>|<a class="heading-anchor".*?<\/a>/gs, "")
    .replace(/(\s(?:href|src)=")([/#][^"]*)/g, (_, name, href) => name + absolute(href))
    .replace(
      /(\ssrcSet=")([^"]*)/gi,
      (_, name, set) =>
        name + set.replace(/(^|, )(\/\S+)/g, (_: string, comma: string, href: string) => comma + absolute(href)),
    );
}
