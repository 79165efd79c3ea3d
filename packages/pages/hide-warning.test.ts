import { afterEach, expect, it, vi } from "vitest";
import { hideWarning } from "./hide-warning.ts";

afterEach(() => vi.restoreAllMocks());

it("hides the one warning and passes on the others", () => {
  const emitWarning = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
  hideWarning("SOME_NEW_FEATURE");
  process.emitWarning("vm.SOME_NEW_FEATURE is an experimental feature", "ExperimentalWarning");
  process.emitWarning("something else", "ExperimentalWarning");
  expect(emitWarning.mock.calls).toEqual([["something else", "ExperimentalWarning"]]);
});
