import { expect, it } from "vitest";
import { generatedPages, markdownFile } from "./generated-pages.ts";

const pages = generatedPages(20, "/docs");

it("makes the same pages each time, and no two alike", () => {
  expect(generatedPages(20, "/docs")).toEqual(pages);
  for (const part of ["id", "title", "body"] as const) expect(new Set(pages.map((page) => page[part])).size).toBe(20);
});

it("makes pages of about 700 words with six code blocks and a table", () => {
  for (const { body } of pages) {
    const words = body.replace(/```.*?```/gs, "").match(/[a-z]+/gi)?.length ?? 0;
    expect(Math.abs(words - 700)).toBeLessThan(100);
    expect(body.match(/^```[a-z]+$/gm)).toHaveLength(6);
    expect(body.match(/^\|/gm)).toHaveLength(6);
  }
});

it("links each page to others that are there", () => {
  const addresses = pages.map(({ id }) => `/docs/${id}`);
  for (const { id, body } of pages) {
    const links = [...body.matchAll(/\]\((.*?)\)/g)].map(([, address = ""]) => address);
    expect(links).toHaveLength(6);
    expect(addresses).toEqual(expect.arrayContaining(links));
    expect(links).not.toContain(`/docs/${id}`);
  }
});

it("writes the title as a heading where it is asked to", () => {
  const page = { id: "a", title: "A title", description: "What it says.", body: "Text.\n" };
  expect(markdownFile(page)).toBe("---\ntitle: A title\ndescription: What it says.\n---\n\nText.\n");
  expect(markdownFile(page, true)).toContain("---\n\n# A title\n\nText.");
});
