import { globSync, readFileSync } from "node:fs";

/** Each prop's TypeScript type, as in the source. */
export type Props = Readonly<Record<string, { required: boolean; type: string }>>;

const folder = new URL("./components/", import.meta.url);
const interfaces = /^export interface (\w+)Props \{\n(.*?)^\}/gms;
/** A member begins a line with two spaces, as the formatter writes it. */
const members = /^ {2}(\w+)(\?)?:\s+(.*?);\n(?= {2}[\w/]|$)/gms;

/** The props of each exported interface `<Name>Props` in `components/`, without `children`. */
export function readComponentProps(): ReadonlyMap<string, Props> {
  const props = new Map<string, Props>();
  for (const file of globSync("*.tsx", { cwd: folder })) {
    const code = readFileSync(new URL(file, folder), "utf8");
    for (const [, name = "", body = ""] of code.matchAll(interfaces)) {
      const own = [...body.matchAll(members)].map(([, key = "", optional, type = ""]): [string, Props[string]] => [
        key,
        { required: optional === undefined, type },
      ]);
      props.set(name, Object.fromEntries(own.filter(([key]) => key !== "children")));
    }
  }
  return props;
}
