import { reactTypes } from "../../build/docs-code/assertions.ts";
import type { Claims } from "../../build/docs-code/collect.ts";
import { namedMembers } from "../../build/docs-code/member-names.ts";
import { nameCheck } from "../../build/docs-code/name-check.ts";
import { searchRecords } from "../../build/search/search-records.ts";
import { same } from "../../test/docs/browser/check-file.ts";
import { defaultProblems } from "../../test/docs/default-problems.ts";
import { assertionsOf, claimsOf, file, unknownNames } from "../../test/docs/node/claims-of.ts";
import { hasInOrder } from "../../test/docs/node/has-in-order.ts";
import type { NodeCheckFile } from "../../test/docs/node-probes.ts";
import { probeProblems } from "../../test/docs/probe-problems.ts";
import { undocumented } from "../undocumented.ts";

const table = (comment: string, header: string, row: string) =>
  `{/* ${comment} */}\n\n| ${header} |\n|${"---|".repeat(header.split("|").length)}\n| ${row} |`;

/** How search ranks pages with these claims that no sidebar has. */
function ranks(...pages: Claims[]): number[] {
  const version = { name: "1.0", sidebar: "docs" };
  const sections = [{ level: 1, anchor: null, heading: "", content: "", code: "" }];
  const docs = pages.map((claims, id) => ({
    id: `${id}`,
    version,
    path: "",
    data: {},
    compiled: { claims, sections },
  }));
  const settings = {
    site: { versions: [version], locale: "en" },
    sidebars: { docs: [{ items: ["a", "b"] }] },
    keywords: {},
  };
  return searchRecords(settings as never, docs as never).map(({ weight }) => weight.pageRank);
}

export const probes: NodeCheckFile["probes"] = {
  "Its key is a part of the page, word for word as it stands in the MDX file; only the line breaks may differ.": () => {
    const said = (source: string) =>
      probeProblems(file, source, "content/docs/dev.check.tsx", { "One two.": [] }).length;
    same([said("One\ntwo."), said("One three.")], [0, 1]);
  },

  "`mouse`, `finger` and `pressKey` use the browser’s own.": () => {
    const driver = "test/docs/run-docs.ts";
    for (const name of ["mouseName, dragAlong(page)", "fingerName, await touchAlong(page)", "keyName, "]) {
      hasInOrder(driver, `page.exposeFunction(${name}`);
    }
    hasInOrder(driver, "page.keyboard.press(key)", "await mouse.down()", '"Input.dispatchTouchEvent"');
  },

  "```markdown {/* documents FrameProps */} | Prop | Type | Default | |---|---|---| | `data?` | `string \\| SerializedNodes` | | ``` | Comment | What is checked | |---|---| | `documents FrameProps` | The first column names members of the type, and all of them. A column `Type` holds their types. |":
    async () => {
      const code = await assertionsOf(table("documents FrameProps", "Prop | Type", "`data?` | `string`"));
      same(
        [
          /type Subject = FrameProps;/,
          /"data" satisfies keyof/,
          /satisfies \(string\);/,
          /Exclude<keyof NonNullable<Subject>, "data">/,
        ].map((part) => part.test(code)),
        [true, true, true, true],
      );
    },

  "| `documents some of Node as node` | The same for a selection. `as node` says that names begin with `node.` on the page. |":
    async () => {
      const code = await assertionsOf(table("documents some of Node as node", "Field", "`node.data`"));
      same(
        [
          /type Subject = Node;/.test(code),
          /"data" satisfies keyof/.test(code),
          /Exclude<keyof/.test(code.split("type Subject")[1] ?? ""),
        ],
        [true, true, false],
      );
    },

  "| `documents Options, defaults: editor` | The column `Default` is compared with what `defaults.editor` in the page’s check file measures. |":
    async () => {
      const [found] = (
        await claimsOf(table("documents Options, defaults: editor", "Option | Default", "`enabled` | `true`"))
      ).tables;
      if (!found) throw new Error("there is no table");
      same(found.directive.defaults, "editor");
      const said = (shown: string) =>
        defaultProblems({ page: file, table: found }, "sample.check.tsx", { enabled: { shown } });
      same([said("true").length, said("false").length], [0, 1]);
    },

  "| `documents exports of @craftjs/core` | The first column names all exports of the package, together with other tables about it. A column `Kind` says what each is, or the head of the first column: `Type`. |":
    async () => {
      const said = async (...tables: [header: string, row: string][]) => {
        const mdx = tables.map((header_row) => table("documents exports of @craftjs/layers", ...header_row));
        const { problems } = nameCheck([{ file, claims: await claimsOf(mdx.join("\n\n")) }], [], {});
        return problems.map(({ message }) => message);
      };
      const most = "`DefaultLayer`, `DefaultLayerHeader`, `EditableLayerName`, `Layers`";
      same(await said(["Export", most]), ["@craftjs/layers exports what no row lists: useLayer"]);
      same(await said(["Export", most], ["Export | Kind", "`useLayer` | hook"]), []);
      const wrong = ["`useLayer` is no type, but a hook"];
      same(await said(["Export", most], ["Export | Kind", "`useLayer` | type"]), wrong);
      same(await said(["Export", most], ["Type", "`useLayer`"]), wrong);
    },

  "| ``shows these mistakes: `toNode('id')` `` | Inline code that ends so is a mistake: types must refuse it. |":
    async () => {
      same((await claimsOf("{/* shows these mistakes: `toNode('id')` */}")).mistakes, ["toNode('id')"]);
    },

  "| `is about this site` | The page may use the names of the site’s settings, scripts and files, and search ranks it below all others. |":
    async () => {
      const comment = "{/* is about this site */}";
      const claims = await Promise.all(
        [`Write \`${comment}\`:\n\n\`\`\`text\n${comment}\n\`\`\``, comment].map(claimsOf),
      );
      const [other = 0, about = 0] = ranks(...claims);
      same([about, other > about, claims[1]?.aboutSite], [0, true, true]);
      same(
        [
          await unknownNames("sidebar_label"),
          await unknownNames("versions", true),
          await unknownNames("mainDoc"),
          await unknownNames("mainDoc", true),
        ],
        [0, 0, 1, 0],
      );
    },

  "| `signatures Options as options` | At the top of a page: a signature in a paragraph of its own below a heading `options.name` is that of the member. With `, without ReactElement` at its end,":
    async () => {
      const mdx = (end: string) =>
        `{/* signatures Options as options${end} */}\n\n## \`options.onRender\`\n\n\`onRender(props)\``;
      same((await claimsOf(mdx(""))).signatures.length, 1);
      const [found] = (await claimsOf(mdx(", without ReactElement"))).signatures;
      same([found?.heading, found?.directive.without], ["options.onRender", "ReactElement"]);
    },

  "| `says of these that they do not exist: actions.hide` | These names may stand on the page, and must not exist. |":
    async () =>
      same((await claimsOf("{/* says of these that they do not exist: actions.hide */}")).absent, ["actions.hide"]),

  "| `lists the errors of @craftjs/core` | The headings of the third level are the messages of the package, and all of them, down to `ends the list of errors`. |":
    async () => {
      const mdx =
        "{/* lists the errors of @craftjs/core */}\n\n## A\n\n### B\n\n{/* ends the list of errors */}\n\n### C";
      same(
        (await claimsOf(mdx)).errors.map(({ text }) => text),
        ["B"],
      );
    },

  "- The type is TypeScript, with the exports of both packages and React’s `ReactNode`, `ReactElement`, `ElementType`, `ComponentType`, `ComponentProps` and `CSSProperties` in scope: `ReturnType<typeof useNode>['actions']`.":
    () => {
      const imported = /\{ (.*) \}/.exec(reactTypes)?.[1]?.split(", ").sort();
      same(
        imported,
        ["CSSProperties", "ComponentProps", "ComponentType", "ElementType", "ReactElement", "ReactNode"].sort(),
      );
    },

  "- A member that is optional in the type is written `data?`, or stands in a table with a column `Default`. A required one has `required` there.":
    async () => {
      const isRequired = async (comment: string, header: string, row: string) =>
        /IsOptional<.*satisfies !?(true|false);/
          .exec(await assertionsOf(table(comment, header, row)))?.[0]
          .slice(-6, -1);
      const named = (row: string) => isRequired("documents FrameProps", "Prop | Type", row);
      same([await named("`data?` | `string`"), await named("`data` | `string`")], [" true", "false"]);
      const withDefault = (value: string) =>
        isRequired("documents FrameProps, defaults: a", "Prop | Type | Default", `\`data\` | \`string\` | ${value}`);
      same([await withDefault(""), await withDefault("required")], [" true", "false"]);
    },

  "- Parameters after a name are counted: `throttle(rate?)`. Write `…` to leave them out.": () =>
    same(
      namedMembers(["throttle(rate?)", "throttle(…)"], "").map(({ parameters }) => parameters),
      ["[any?]", null],
    ),

  "- What you leave out of a table on purpose stands in `content/undocumented.ts`, with the reason.": async () => {
    const short = table("documents FrameProps", "Prop", "`data?`");
    const wanted = (text: string) => /Exclude<keyof NonNullable<Subject>, (.*?)>/.exec(text)?.[1];
    same(wanted(await assertionsOf(short)), '"data"');
    same(wanted(await assertionsOf(short, { FrameProps: { children: "a reason" } })), '"data" | "children"');
    const reasons = Object.values(undocumented).flatMap((members) => Object.values(members));
    same([reasons.length > 0, reasons.filter((reason) => reason.length < 10)], [true, []]);
  },
};
