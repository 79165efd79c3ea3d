import { expect, it, vi } from "vitest";
import { once } from "./once.ts";

it("loads once, and tries again after a failure", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("no network")).mockResolvedValue("loaded");
  const loadOnce = once(load);
  const first = [loadOnce(), loadOnce()];
  expect((await Promise.allSettled(first)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(load).toHaveBeenCalledTimes(1);
  expect([await loadOnce(), await loadOnce()]).toEqual(["loaded", "loaded"]);
  expect(load).toHaveBeenCalledTimes(2);
});
