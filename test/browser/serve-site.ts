import type { TestProject } from "vitest/node";
import { startWorker } from "../../build/wrangler.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the site under test, without a slash at its end. */
    siteAddress: string;
  }
}

/** Serves the built site for the browser tests; `SITE_ADDRESS` names one that is served already. */
export default async function serveSite(project: TestProject): Promise<(() => void) | undefined> {
  const served = process.env.SITE_ADDRESS;
  if (served) {
    project.provide("siteAddress", served);
    return;
  }
  const worker = await startWorker(["--port", "0", "--ip", "127.0.0.1", "--inspector-port", "0"], () => {});
  project.provide("siteAddress", worker.address);
  return () => {
    worker.process.removeAllListeners("exit");
    worker.process.kill();
  };
}
