import { expect, it } from "vitest";
import { checkOtherNames } from "./check-other-names.ts";

const page = (name: string, others = {}) =>
  ({
    kind: "doc",
    file: `content/docs/${name}.mdx`,
    data: {},
    known: undefined,
    facts: {
      sections: [
        { anchor: null, names: [] },
        { anchor: "named", names: ["other"] },
        { anchor: "unnamed", names: [] },
      ],
    },
    ...others,
  }) as unknown as Parameters<typeof checkOtherNames>[1][number];
const warning = { severity: "advice", rule: "other-names" };
const advice = "Add {/* also: … */} below their headings, so that readers find them in their own words";

it("names the sections without other names of edited pages", () => {
  const others = [
    page("b", { known: {} }),
    page("c", { kind: "post" }),
    page("d", { data: { search_priority: "low" } }),
    page("e", { facts: { sections: [{ anchor: null, names: ["other"] }] } }),
  ];
  expect(checkOtherNames("content", [page("a"), ...others])).toEqual([
    { ...warning, file: "content/docs/a.mdx", message: `sections without other names: its top, unnamed. ${advice}` },
  ]);
});

it("counts them when the whole site is built", () => {
  expect(
    checkOtherNames(
      "content",
      [..."abcdef"].map((name) => page(name)),
    ),
  ).toEqual([{ ...warning, file: "content", message: `sections without other names: 12, in 6 pages. ${advice}` }]);
});
