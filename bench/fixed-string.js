// Baseline for bench/requests.ts: the fastest possible worker.
export default { fetch: () => new Response("fixed") };
