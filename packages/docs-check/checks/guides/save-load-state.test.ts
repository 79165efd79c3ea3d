import { expect, test } from "vitest";
import { publishedFile } from "../../harness-node/published.ts";

test.runIf(process.env.ASK_REGISTRY)("#too-large: body-parser, which Express uses, accepts 100 kB by default", () => {
  expect(publishedFile("body-parser", "lib/utils.js")).toContain("102400 // 100kb default");
});

test("#compress-platform: Node.js has CompressionStream", async () => {
  const compressed = new Blob(["a".repeat(1000)]).stream().pipeThrough(new CompressionStream("gzip"));
  expect((await new Response(compressed).bytes()).length).toBeLessThan(100);
});
