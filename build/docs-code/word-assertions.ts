import { type AssertionFile, assertionFile } from "./assertions.ts";
import type { Claims } from "./collect.ts";
import { typeAt } from "./table-assertions.ts";

/** What the names that inline code begins with stand for. */
const roots: Record<string, string> = {
  actions: "useEditorReturnType['actions']",
  query: "useEditorReturnType['query']",
  "query.node()": "ReturnType<typeof NodeHelpers>",
  connectors: "useEditorReturnType['connectors']",
  state: "EditorState",
  "state.nodes[]": "Node",
  node: "Node",
  store: "EditorStore",
  craft: "UserComponentConfig<Props>",
};

const rooted =
  /^(query\.node\([^()]*\)|state\.nodes\[[^\]]*\]|actions|query|connectors|state|node|store|craft)((?:\??\.[a-zA-Z_]\w*)+)/;

/** Asserts of each piece of inline code that names a member, such as `actions.setProp`, that there is one. */
export function wordAssertions(path: string, page: string, claims: Claims): AssertionFile[] {
  const { words, absent, tables } = claims;
  // Names in the rows of a reference table belong to the table's own type.
  const inTables = new Set(tables.flatMap(({ rows }) => rows.map(({ line }) => line)));
  const denied = absent.map((text) => ({ line: lineOfAbsent(claims, text), text }));
  const bySubject = Map.groupBy(
    [...words.filter(({ line }) => !inTables.has(line)), ...denied].flatMap(({ line, text }) => {
      const [, root = "", members = ""] = rooted.exec(text) ?? [];
      const subject = roots[root.replace(/\(.*\)/, "()").replace(/\[.*\]/, "[]")];
      const name = root + members;
      if (!subject) return [];
      return [{ line, name, subject, path: members.replaceAll("?", "").slice(1).split(".") }];
    }),
    ({ subject }) => subject,
  );
  return [...bySubject].map(([type, names], index) =>
    assertionFile(
      `${path}-${index}.ts`,
      { type, page, line: names[0]?.line ?? 1 },
      names.map(({ line, name, path }) => {
        const key = JSON.stringify(path.at(-1));
        const keys = `keyof NonNullable<${typeAt(path.slice(0, -1))}>`;
        return absent.includes(name)
          ? {
              code: `(null! as Extract<${key}, ${keys}>) satisfies never;`,
              page,
              line,
              explain: () => `the page says that there is no \`${name}\`, but there is`,
            }
          : { code: `${key} satisfies ${keys};`, page, line, explain: () => `there is no \`${name}\`` };
      }),
    ),
  );
}

/** Where the page names what it says does not exist. */
function lineOfAbsent({ words }: Claims, name: string): number {
  const last = name.split(".").at(-1) ?? name;
  return words.find(({ text }) => text === name || text === last)?.line ?? 1;
}
