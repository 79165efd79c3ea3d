import { fromHtml } from "hast-util-from-html";
import { expect, it } from "vitest";
import { textOf } from "./reading-text.ts";

const read = (html: string) => textOf(fromHtml(html, { fragment: true }).children);

it("joins the text of inline elements and separates the text of blocks", () => {
  const list = "<ul><li>one</li><li>two;</li><li>(three.)</li><li></li></ul>";
  expect(read(`<h2 id="a">use<code>Node</code></h2><p>un<em>believ</em>able\n  twice</p>${list}`)).toBe(
    "useNode unbelievable twice one. two; (three.)",
  );
});

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
const table = (...rows: string[]) =>
  `<table><thead><tr><th>Prop</th><th>Type</th><th>Description</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;

it("reads each table row as a sentence about its first cell", () => {
  expect(read(table(row("is", "string", "The element"), row("id", "string", "Its name.")))).toBe(
    "is: string; The element. id: string; Its name.",
  );
  expect(read(table(row("hidden", "", "Whether it is"), row("alone")))).toBe("hidden: Whether it is. alone.");
});

it("does not add punctuation to a cell that ends in some", () => {
  expect(read(table(row("Who?", "You, or", "a friend."), row("1.", "Yes!", "Go on:")))).toBe(
    "Who? You, or; a friend. 1. Yes! Go on:",
  );
  expect(read(table(row("<code>children?</code>", "What to show")))).toBe("children?: What to show.");
});

it("omits the column headers of a table and keeps its row headers", () => {
  const named = '<tr><th scope="row">id</th><td>Its name</td></tr>';
  expect(read(`<p>Three props:</p>${table(named)}<p>The end.</p>`)).toBe("Three props: id: Its name. The end.");
});

it("omits drawings and the source of formulas", () => {
  expect(read("<p>Before</p><svg><text>x</text></svg><p>after</p>")).toBe("Before after");
  expect(read("<math><mi>x</mi><annotation>\\x</annotation></math>")).toBe("x");
});
