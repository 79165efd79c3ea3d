import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { Duplex } from "node:stream";
import { text as bodyAsText } from "node:stream/consumers";
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

/** Writes a request to the socket, and leaves it to Node's client to parse the response. */
async function exchange(socket: Socket, text: string, isHead: boolean): Promise<ReceivedResponse | null> {
  // What Node would send is dropped.
  const received = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() });
  const onData = (chunk: Buffer) => received.push(chunk);
  const onEnd = () => received.push(null);
  socket.on("data", onData).on("close", onEnd).on("end", onEnd);
  try {
    const parser = get({
      method: isHead ? "HEAD" : "GET",
      createConnection: () => received,
      signal: AbortSignal.timeout(timeout),
    });
    socket.write(text);
    const [response] = (await once(parser, "response")) as [IncomingMessage];
    const headers = Object.entries(response.headersDistinct).map(([name, values = []]) => [name, values.join(", ")]);
    const body = await bodyAsText(response);
    return { status: response.statusCode ?? 0, headers: Object.fromEntries(headers), body };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ECONNRESET") return null;
    throw error;
  } finally {
    socket.off("data", onData).off("close", onEnd).off("end", onEnd);
  }
}
