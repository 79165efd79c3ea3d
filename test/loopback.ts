import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo, Server } from "node:net";

/** Starts a server on a free port of this machine. Returns its URL, without a trailing slash. */
export async function listen(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  await once(server.close(), "close");
  return Number(port);
}
