export interface ReleaseFacts {
  number: number;
  /** The value of `data-release`. */
  name: string;
  /** Paths of the page's files. */
  assets: ReadonlySet<string>;
}

export const assetsIn = (html: string): string[] => [...new Set(html.match(/\/_assets\/[\w.-]+\.(?:js|css|woff2)/g))];

/** Reports the parts of a page's HTML that belong to another release. */
export function findTornParts(html: string, releases: ReleaseFacts[]): string[] {
  const name = /data-release="(\w+)"/.exec(html)?.[1];
  const release = releases.find((release) => release.name === name);
  if (!release) return [`a page of no release (${name})`];
  const others = new Set(marksIn(html).filter((mark) => mark !== release.number));
  const missing = marksIn(html).length === 0 ? ["no mark"] : [];
  return [
    ...missing,
    ...[...others].map((mark) => `text of ${mark} in a page of ${release.number}`),
    ...assetsIn(html)
      .filter((path) => !release.assets.has(path) && releases.some(({ assets }) => assets.has(path)))
      .map((path) => `${path} in a page of ${release.number}`),
  ];
}

/** The release numbers in a string. */
export const marksIn = (text: string): number[] => [...text.matchAll(/\bmark-(\d+)/g)].map(([, mark]) => Number(mark));
