// Baseline for packages/lab/bench/requests.ts: the fastest possible worker.
export default { fetch: () => new Response("fixed") };
