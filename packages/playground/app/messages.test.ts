import { expect, it } from "vitest";
import { envelope, type FromFrame, parseFromFrame, parseToFrame } from "./messages.ts";

it.each<FromFrame>([
  { type: "ready" },
  { type: "page", page: null },
  { type: "page", page: { json: "{}", selected: ["ROOT"], canUndo: true } },
  { type: "mistake", mistake: null },
  { type: "mistake", mistake: { message: "no", place: { file: "App.tsx", line: 3 } } },
  { type: "mistake", mistake: { message: "no", place: null } },
  { type: "console", lines: [{ level: "warn", text: "careful" }], dropped: 12 },
  { type: "pong" },
  { type: "clear" },
  { type: "refusal", refusal: "" },
])("accepts %j from the frame", (message) => {
  expect(parseFromFrame(envelope(message))).toEqual(message);
});

it.each([
  null,
  "ready",
  {},
  { craftPlayground: null },
  { craftPlayground: "ready" },
  { craftPlayground: { type: "run", files: {} } },
  { craftPlayground: { type: "page" } },
  { craftPlayground: { type: "page", page: { json: {}, selected: [], canUndo: true } } },
  { craftPlayground: { type: "page", page: { json: "{}", selected: [1], canUndo: true } } },
  { craftPlayground: { type: "page", page: { json: "x".repeat(5_000_001), selected: [], canUndo: true } } },
  { craftPlayground: { type: "mistake", mistake: { message: 1 } } },
  { craftPlayground: { type: "console", lines: [{ level: "table", text: "a" }], dropped: 0 } },
  { craftPlayground: { type: "console", lines: [{ level: "log", text: { toString: "a" } }], dropped: 0 } },
  { craftPlayground: { type: "console", lines: [{ level: "log", text: "a" }], dropped: "1" } },
  { craftPlayground: { type: "console", lines: [], dropped: -1 } },
  { craftPlayground: { type: "console", lines: {}, dropped: 0 } },
  { craftPlayground: { type: "refusal" } },
])("rejects %j from the frame", (data) => {
  expect(parseFromFrame(data)).toBeNull();
});

it("shortens long strings and lists of lines, and drops an invalid place", () => {
  const long = parseFromFrame(envelope({ type: "refusal", refusal: "a".repeat(9000) }));
  expect(long).toEqual({ type: "refusal", refusal: "a".repeat(5000) });
  const lines = Array.from({ length: 1200 }, (_, index) => ({ level: "log" as const, text: String(index) }));
  expect(parseFromFrame(envelope({ type: "console", lines, dropped: 0 }))).toMatchObject({ lines: lines.slice(200) });
  const place = { file: "App.tsx", line: -1 };
  const mistake = parseFromFrame(envelope({ type: "mistake", mistake: { message: "no", place } }));
  expect(mistake).toEqual({ type: "mistake", mistake: { message: "no", place: null } });
});

it("only accepts commands for the frame", () => {
  const run = { type: "run", files: { "App.tsx": "" } } as const;
  expect(parseToFrame(envelope(run))).toEqual(run);
  expect(parseToFrame(envelope({ type: "ping" }))).toEqual({ type: "ping" });
  expect(parseToFrame(envelope({ type: "ready" }))).toBeNull();
  expect(parseToFrame({ craftLive: "theme" })).toBeNull();
});
