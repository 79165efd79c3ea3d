import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { breaks as chaosBreaks } from "../chaos/breaks.ts";
import { breaks as hostileBreaks } from "../hostile/breaks.ts";
import { breaks as releaseBreaks } from "../releases/sabotage.ts";
import { applyBreak, type Break } from "./run-sabotage.ts";

const breaks: [string, Break][] = [chaosBreaks, hostileBreaks, releaseBreaks].flatMap((list) => Object.entries(list));

it.each(breaks)("the break “%s” matches the source", (name, broken) => {
  expect(() => applyBreak(name, broken, readFileSync(broken.file, "utf8"))).not.toThrow();
});
