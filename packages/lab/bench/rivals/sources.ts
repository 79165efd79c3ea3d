import { readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";

interface Content {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export type Source = (path: string) => Promise<Content>;

const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".woff2": "font/woff2",
};
const notFound: Content = { status: 404, headers: { "content-type": "text/plain" }, body: Buffer.from("not found") };

/** A folder like on a static host: pages are revalidated, assets are immutable. */
export function folderSource(folder: string): Source {
  return async (url) => {
    const path = decodeURIComponent(url.replace(/[?#].*/, ""));
    for (const file of [path, `${path}.html`, join(path, "index.html")].map((name) => join(folder, name))) {
      const stats = await stat(file).catch(() => null);
      if (!stats?.isFile()) continue;
      const type = types[extname(file)] ?? "application/octet-stream";
      const isPage = /html|plain/.test(type);
      const cacheControl = isPage ? "public, max-age=0, must-revalidate" : "public, max-age=31536000, immutable";
      return {
        status: 200,
        headers: { "content-type": type, "cache-control": cacheControl },
        body: await readFile(file),
      };
    }
    return notFound;
  };
}

/** Proxies a worker, keeping its headers. */
export function workerSource(url: string): Source {
  return async (path) => {
    const response = await fetch(url + path, { redirect: "manual" });
    const { "content-encoding": _, "transfer-encoding": __, ...headers } = Object.fromEntries(response.headers);
    return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
  };
}
