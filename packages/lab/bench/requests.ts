import { Agent, get } from "node:http";
import { startAnywhere } from "../../../test/start-anywhere.ts";

const connections = 8;
const seconds = 5;

/** Requests a second over keep-alive connections. Throws at any status but 200. */
async function requestsPerSecond(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let responseCount = 0;
  let number = 0;
  // A changing query string bypasses every cache.
  const request = () =>
    new Promise<void>((resolve, reject) => {
      get(`${url}?${number++}`, { agent }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
        response.resume().on("end", resolve);
      }).on("error", reject);
    });
  for (let warmUp = 0; warmUp < 200; warmUp++) await request();
  const end = performance.now() + seconds * 1000;
  const keepRequesting = async () => {
    while (performance.now() < end) {
      await request();
      responseCount++;
    }
  };
  await Promise.all(Array.from({ length: connections }, keepRequesting));
  agent.destroy();
  return responseCount / seconds;
}

/** Compares the longest of some pages, rendered uncached, with the baseline: a worker that returns a fixed string. */
export async function benchRequests(paths: string[]): Promise<Record<string, string | number>> {
  const measure = async (args: string[], test: (url: string) => Promise<number>) => {
    const worker = await startAnywhere(...args);
    try {
      return await test(worker.url);
    } finally {
      worker.stop();
    }
  };
  let largestPage = { path: "", bytes: 0 };
  const page = await measure([], async (url) => {
    for (const path of paths) {
      const bytes = (await (await fetch(url + path)).arrayBuffer()).byteLength;
      if (bytes > largestPage.bytes) largestPage = { path, bytes };
    }
    return requestsPerSecond(url + largestPage.path);
  });
  const fixedString = await measure(["packages/lab/bench/fixed-string.js"], requestsPerSecond);
  return {
    ...largestPage,
    "page/s": page,
    "fixed string/s": fixedString,
    ratio: Number((page / fixedString).toFixed(2)),
  };
}
