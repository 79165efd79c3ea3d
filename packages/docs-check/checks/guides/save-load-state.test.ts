import { expect, test } from "vitest";

test("#compress-platform: Node.js has CompressionStream", async () => {
  const compressed = new Blob(["a".repeat(1000)]).stream().pipeThrough(new CompressionStream("gzip"));
  expect((await new Response(compressed).bytes()).length).toBeLessThan(100);
});
