import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { listen } from "../../../../test/loopback.ts";
import type { Source } from "./sources.ts";

/** `bytes` is the compressed body, without headers. */
export interface ServedResponse {
  path: string;
  type: string;
  bytes: number;
  isAhead: boolean;
}

export interface ServedSite {
  url: string;
  responses: ServedResponse[];
  close(): void;
}

/** Serves every site alike: HTTP/1.1 with keep-alive, and Brotli 11 for compressible types, compressed once. */
export async function serve(source: Source): Promise<ServedSite> {
  const responses: ServedResponse[] = [];
  const compressed = new Map<string, Buffer>();
  const brotli = (body: Buffer) => {
    const key = createHash("sha256").update(body).digest("hex");
    const bytes = compressed.get(key) ?? brotliCompressSync(body); // 11 is the default quality
    compressed.set(key, bytes);
    return bytes;
  };
  const server = createServer(async (request, response) => {
    try {
      const content = await source(request.url ?? "/");
      const type = content.headers["content-type"] ?? "";
      const isText = /text|javascript|json|svg|xml/.test(type) && content.body.length > 0;
      const body = isText ? brotli(content.body) : content.body;
      const isAhead = Boolean(request.headers["sec-purpose"] ?? request.headers["next-router-prefetch"]);
      responses.push({ path: request.url ?? "/", type, bytes: body.length, isAhead });
      const encoding = isText ? { "content-encoding": "br", vary: "accept-encoding" } : {};
      response.writeHead(content.status, { ...content.headers, ...encoding, "content-length": body.length });
      response.end(body);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  const url = await listen(server);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url, responses, close };
}
