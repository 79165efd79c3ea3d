import { expect, it } from "vitest";
import { wrapText } from "./wrap-text.ts";

const wrap = (text: string, width: number) => wrapText(text, width, (piece) => piece.length);

it("leaves a text that fits in one line", () => {
  expect(wrap("Save and load", 13)).toEqual(["Save and load"]);
});

it("makes lines as even as they can be, and no more of them than are needed", () => {
  expect(wrap("A React framework for page editors", 30)).toEqual(["A React framework", "for page editors"]);
});

it("gives a word that is wider than a line a line of its own", () => {
  expect(wrap("the NodeSerialisationHandler type", 10)).toEqual(["the", "NodeSerialisationHandler", "type"]);
});

it("leaves no letter alone at the end of a line, nor in the last one", () => {
  expect(wrap("Tutorial: a page", 11)).toEqual(["Tutorial:", "a page"]);
  expect(wrap("A first editor", 8)).toEqual(["A first", "editor"]);
  expect(wrap("The plan B", 8)).toEqual(["The", "plan B"]);
});

it("makes nothing of nothing", () => {
  expect(wrap("  ", 10)).toEqual([]);
});
