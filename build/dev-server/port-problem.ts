import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { createServer } from "node:net";
import { parseArgs } from "node:util";

/** The reason why `--port` is unusable, or null. Wrangler would report it only after the first build. */
export async function portProblem(args: string[]): Promise<string | null> {
  const options = { port: { type: "string" }, ip: { type: "string" } } as const;
  const { values } = parseArgs({ args, options, strict: false });
  if (values.port === undefined) return null; // wrangler picks a free port
  // Without a value, the option is `true`.
  if (typeof values.port !== "string" || !/^\d+$/.test(values.port) || Number(values.port) > 65_535) {
    return "--port must be a number from 0 to 65535, such as: npm run dev -- --port 8787";
  }
  const port = Number(values.port);
  if (port === 0) return null; // any free port
  const ip = typeof values.ip === "string" ? values.ip : "localhost";
  const addresses = ip === "*" ? [{ address: undefined }] : await lookup(ip, { all: true }).catch(() => []);
  const codes = await Promise.all(addresses.map(({ address }) => listeningError(port, address)));
  const suggestion = `Try: npm run dev -- --port ${port < 1024 || port === 65_535 ? 8787 : port + 1}`;
  if (codes.includes("EADDRINUSE")) return `Port ${port} is already in use. ${suggestion}`;
  if (codes.includes("EACCES")) return `No permission to listen on port ${port}. ${suggestion}`;
  return null;
}

async function listeningError(port: number, host: string | undefined): Promise<string | undefined> {
  const server = createServer().listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
  server.close();
  await once(server, "close");
  return undefined;
}
