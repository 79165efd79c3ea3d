import { expect, it } from "vitest";
import { parseMessage, ready, sourceChanged, theme } from "./messages.ts";

it.each([ready, sourceChanged("a"), sourceChanged(null), theme("dark"), theme("light")])(
  "accepts %j after it was copied from window to window",
  (message) => {
    expect(parseMessage(structuredClone(message))).toEqual(message);
  },
);

it.each([
  null,
  undefined,
  "ready",
  [],
  {},
  { craftLive: "go" },
  { craftLive: "source" },
  { craftLive: "source", source: { toString: "x" } },
  { type: "ready" },
])("rejects %j", (data) => {
  expect(parseMessage(data)).toBeNull();
});

it("treats any other colour mode as light", () => {
  expect(parseMessage({ craftLive: "theme", theme: "<b>" })).toEqual(theme("light"));
});
