/**
 * A page's HTML for feed readers: its URLs are absolute, and elements that need the site's scripts and styles are
 * removed.
 * @param url the page's URL
 */
export function feedHtml(html: string, url: string): string {
  const absolute = (address: string) => new URL(address, url).href;
  return html
    .replace(/<button\b.*?<\/button>|<a class="heading-anchor".*?<\/a>/gs, "")
    .replace(/(\s(?:href|src)=")([/#][^"]*)/g, (_, name, address) => name + absolute(address))
    .replace(
      /(\ssrcSet=")([^"]*)/gi,
      (_, name, set) =>
        name + set.replace(/(^|, )(\/\S+)/g, (_: string, comma: string, address: string) => comma + absolute(address)),
    );
}
