/** A member as a page names it: `history.throttle(rate?)`. */
export interface NamedMember {
  /** Path from the type that the table is about: `["history", "throttle"]`. */
  path: string[];
  /** Whether the name itself says that the member is optional: `custom?`. */
  optional: boolean;
  /** Its parameters as a tuple, `[any?]`; null when the page names none, or leaves them out with `…`. */
  parameters: string | null;
  /** The same with what each of them stands for by its name, `[number?]`. */
  standIns: string | null;
}

/**
 * The members that the first cell of a row names. A piece of code that is not a name is left out; one that begins with
 * a full stop goes on from where the one before it stands: `node.data.parent`, `.nodes`.
 */
export function namedMembers(codes: string[], prefix: string): NamedMember[] {
  const members: NamedMember[] = [];
  for (const code of codes) {
    const [, before = "", optional, parameters] = /^(\.?[A-Za-z_$][\w$.]*)(\?)?(?:\((.*)\))?$/.exec(code.trim()) ?? [];
    if (!before) continue;
    const previous = members.at(-1)?.path.slice(0, -1) ?? [];
    const path = before.startsWith(".") ? [...previous, ...before.slice(1).split(".")] : before.split(".");
    if (!before.startsWith(".") && prefix && path[0] === prefix) path.shift();
    if (path.length > 0) members.push({ path, optional: Boolean(optional), ...tuples(parameters) });
  }
  return members;
}

function tuples(parameters: string | undefined): Pick<NamedMember, "parameters" | "standIns"> {
  if (parameters === undefined || parameters.includes("…")) return { parameters: null, standIns: null };
  const names = parameters.split(",").filter((name) => name.trim());
  const tuple = (typeOf: (name: string) => string | null) =>
    `[${names.map((name) => `${typeOf(/\w+/.exec(name)?.[0] ?? "") ?? "any"}${/[?=]/.test(name) ? "?" : ""}`).join(", ")}]`;
  return { parameters: tuple(() => "any"), standIns: tuple((name) => inTuple(typeOfName(name))) };
}

const inTuple = (type: string | null): string | null => type && `(${type})`;

/** What names of parameters stand for, where they end so. */
const types: [name: RegExp, type: string][] = [
  [/^(?:id|[a-z]\w*Id)$/, "NodeId"],
  [/^(?:index|rate|depth)$/, "number"],
  [/^(?:dom|el)$/, "HTMLElement"],
  [/^element$/, "ReactElement"],
  [/^tree$/, "NodeTree"],
  [/^(?:self|[a-z]\w*Node)$/, "Node"],
  [/^helpers$/, "NodeHelpersType"],
  [/^(?:collector|callback|cb|on[A-Z]\w*)$/, "(...all: any[]) => any"],
];

/** The type of what an argument of this name stands for; null for anything. */
function typeOfName(name: string): string | null {
  return types.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
