import { expect, it } from "vitest";
import { type Page, recordFormat } from "../../shared/page-data.ts";
import { readSettings } from "../settings/settings.ts";
import { pictureWords } from "./social-picture-words.ts";

const settings = await readSettings("test/fixtures/site");
const words = (page: unknown) =>
  pictureWords(settings, {
    format: recordFormat,
    head: { title: "Title", description: "", path: "/x" },
    page: page as Page,
  });

it.each([
  ["the landing page", { kind: "landing" }, "A site for the tests", "Fixture"],
  [
    "a page of the docs",
    { kind: "doc", breadcrumbs: [{ label: "Documentation" }, { label: "Guides" }] },
    "Title",
    "Guides",
  ],
  [
    "a page of the docs in no category",
    { kind: "doc", breadcrumbs: [{ label: "Documentation" }] },
    "Title",
    "Documentation",
  ],
  ["a post", { kind: "blog-post" }, "Title", "Blog"],
  ["a tag", { kind: "tag", label: "Hooks" }, "Hooks", "Pages with the tag"],
  ["the tags", { kind: "tags" }, "Title", "Documentation"],
  ["the index of the docs", { kind: "docs-index" }, "Title", "Fixture"],
  ["any other page", { kind: "page", html: {} }, "Title", "Fixture"],
])("says what %s is, and where it belongs", (_name, page, title, section) => {
  expect(words(page)).toEqual({ title, section });
});
