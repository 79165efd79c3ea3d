import { afterEach, expect, it, vi } from "vitest";
import { isSavingData } from "./connection.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [undefined, false],
  [{}, false],
  [{ saveData: true }, true],
  [{ saveData: true, effectiveType: "4g" }, true],
  [{ effectiveType: "slow-2g" }, true],
  [{ effectiveType: "2g" }, true],
  [{ effectiveType: "3g" }, false],
  [{ saveData: false, effectiveType: "4g" }, false],
])("isSavingData() for the connection %j is %s", (connection, isSaving) => {
  vi.stubGlobal("navigator", { connection });
  expect(isSavingData()).toBe(isSaving);
});
