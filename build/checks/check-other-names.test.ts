import { expect, it } from "vitest";
import { checkOtherNames } from "./check-other-names.ts";

const page = (name: string, overrides = {}) =>
  ({
    kind: "doc",
    file: `content/docs/${name}.mdx`,
    data: {},
    indexed: undefined,
    facts: {
      sections: [
        { anchor: null, names: [] },
        { anchor: "named", names: ["other"] },
        { anchor: "unnamed", names: [] },
      ],
    },
    ...overrides,
  }) as unknown as Parameters<typeof checkOtherNames>[1][number];
const warning = { severity: "advice", rule: "other-names" };
const advice = "Add {/* also: … */} below their headings, so that search finds them by other words, too";

it("lists sections without other names, in edited docs pages with normal search priority", () => {
  const skipped = [
    page("b", { indexed: {} }),
    page("c", { kind: "post" }),
    page("d", { data: { search_priority: "low" } }),
    page("e", { facts: { sections: [{ anchor: null, names: ["other"] }] } }),
  ];
  expect(checkOtherNames("content", [page("a"), ...skipped])).toEqual([
    {
      ...warning,
      file: "content/docs/a.mdx",
      message: `sections without other names: top of the page, unnamed. ${advice}`,
    },
  ]);
});

it("reports only the number of sections if many pages were edited, as in a full build", () => {
  expect(
    checkOtherNames(
      "content",
      [..."abcdef"].map((name) => page(name)),
    ),
  ).toEqual([{ ...warning, file: "content", message: `sections without other names: 12, in 6 pages. ${advice}` }]);
});
