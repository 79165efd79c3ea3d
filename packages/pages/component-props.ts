import { globSync, readFileSync } from "node:fs";
import type { SyntaxNode } from "@lezer/common";
import { parser } from "@lezer/javascript";

export interface Prop {
  required: boolean;
  /** Source of its TypeScript type. */
  type: string;
}

export type Props = Readonly<Record<string, Prop>>;

const folder = new URL("./components/", import.meta.url);

/** The props of each exported interface `<Name>Props` in `components/`, without `children`. */
export function readComponentProps(): ReadonlyMap<string, Props> {
  const props = new Map<string, Props>();
  const language = parser.configure({ dialect: "ts jsx" });
  for (const file of globSync("*.tsx", { cwd: folder })) {
    const code = readFileSync(new URL(file, folder), "utf8");
    const text = ({ from, to }: SyntaxNode) => code.slice(from, to);
    for (const node of language.parse(code).topNode.getChildren("ExportDeclaration")) {
      const declaration = node.getChild("InterfaceDeclaration");
      const name = declaration?.getChild("TypeDefinition");
      const members = declaration?.getChild("ObjectType")?.getChildren("PropertyType") ?? [];
      if (!name || !text(name).endsWith("Props")) continue;
      const entries = members.flatMap((member): [string, Prop][] => {
        const key = member.getChild("PropertyDefinition");
        const type = member.getChild("TypeAnnotation");
        if (!key || text(key) === "children") return [];
        const required =
          member.getChild("Optional") === null &&
          !text(member)
            .slice(0, text(key).length + 1)
            .endsWith("?");
        return [[text(key), { required, type: type ? text(type).replace(/^:\s*/, "") : "" }]];
      });
      props.set(text(name).replace(/Props$/, ""), Object.fromEntries(entries));
    }
  }
  return props;
}
