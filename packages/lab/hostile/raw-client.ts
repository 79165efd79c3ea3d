import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Header, HostileRequest } from "./request.ts";

export interface RawResponse {
  status: number;
  /** Names in lower case; a repeated header has all of its values. */
  headers: Record<string, string>;
  body: string;
  milliseconds: number;
}

/** Milliseconds after which the server counts as hanging. */
const timeout = 30_000;

/** Sends requests one after another over one connection, unchanged, where ordinary clients would normalise or reject them. */
export class RawClient {
  readonly #port: number;
  #socket: Socket | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** Returns the response, or null if the server closes the connection instead. @throws if the server does neither */
  async send(request: HostileRequest): Promise<RawResponse | null> {
    const start = performance.now();
    if (!this.#socket || this.#socket.destroyed || !this.#socket.writable) {
      this.#socket = connect(this.#port, "127.0.0.1").setNoDelay();
      this.#socket.on("error", () => {});
      await once(this.#socket, "connect");
    }
    const response = await exchange(this.#socket, rawText(request), request.method === "HEAD");
    if (response === null || response.headers.connection === "close" || response.status === 400) this.close();
    return response && { ...response, milliseconds: performance.now() - start };
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }
}

export function rawText({ method, target, headers, body }: HostileRequest): string {
  const length: Header[] = body || method === "POST" ? [["Content-Length", String(Buffer.byteLength(body))]] : [];
  const all = [...headers, ...length].map(([name, value]) => `${name}: ${value}`);
  const lines = [`${method} ${target} HTTP/1.1`, ...all];
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}

type ReceivedResponse = Omit<RawResponse, "milliseconds">;

function exchange(socket: Socket, text: string, isHead: boolean): Promise<ReceivedResponse | null> {
  const { promise, resolve, reject } = Promise.withResolvers<ReceivedResponse | null>();
  let received = Buffer.alloc(0);
  const onData = (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    const response = parseResponse(received, isHead, false);
    if (response) resolve(response);
  };
  const onEnd = () => resolve(parseResponse(received, isHead, true));
  const timer = setTimeout(() => reject(new Error("neither a response nor the end of the connection")), timeout);
  socket.on("data", onData).on("close", onEnd).on("end", onEnd);
  socket.write(text);
  return promise.finally(() => {
    clearTimeout(timer);
    socket.off("data", onData).off("close", onEnd).off("end", onEnd);
  });
}

/** The response in the received bytes; null while it is incomplete. */
export function parseResponse(received: Buffer, isHead: boolean, isEnd: boolean): ReceivedResponse | null {
  const end = received.indexOf("\r\n\r\n");
  if (end < 0) return null;
  const [statusLine = "", ...lines] = received.toString("latin1", 0, end).split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1]);
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = line, value = ""] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  }
  const rest = received.subarray(end + 4);
  if (status === 100) return parseResponse(rest, isHead, isEnd);
  const body = isHead || status === 204 || status === 304 ? Buffer.alloc(0) : bodyIn(rest, headers, isEnd);
  return body && { status, headers, body: body.toString("utf8") };
}

function bodyIn(rest: Buffer, headers: Record<string, string>, isEnd: boolean): Buffer | null {
  if (/chunked/i.test(headers["transfer-encoding"] ?? "")) return chunksIn(rest);
  const length = headers["content-length"];
  if (length === undefined) return isEnd ? rest : null;
  return rest.length >= Number(length) ? rest.subarray(0, Number(length)) : null;
}

function chunksIn(rest: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = rest.indexOf("\r\n", at);
    if (line < 0) return null;
    const length = Number.parseInt(rest.toString("latin1", at, line), 16);
    const start = line + 2;
    if (rest.length < start + length + 2) return null;
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(rest.subarray(start, start + length));
    at = start + length + 2;
  }
}
