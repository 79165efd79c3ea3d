// Types for the built worker, which is JavaScript.
declare module "*/dist/worker/index.js" {
  const worker: {
    fetch(request: Request, env: import("../../worker/env.ts").Env, context: ExecutionContext): Promise<Response>;
  };
  export default worker;
}
declare module "*/dist/worker/index.js?fresh" {
  export { default } from "../../dist/worker/index.js";
}
declare module "*/dist/worker/manifest.js" {
  export const manifest: import("../../worker/manifest.d.ts").Manifest;
}
