// What the fastest possible worker does: bench/requests.ts measures the site against it.
export default { fetch: () => new Response("fixed") };
