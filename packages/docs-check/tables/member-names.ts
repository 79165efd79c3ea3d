/** A member as a page names it: `history.throttle(rate?)`. */
export interface NamedMember {
  /** Path from the table's type: `["history", "throttle"]`. */
  path: string[];
  /** Whether the name marks the member as optional: `custom?`. */
  optional: boolean;
  /** Parameters as a tuple, `[any?]`; null if the page names none or writes `…`. */
  parameters: string | null;
  /** The same with types inferred from the names, `[number?]`. */
  inferred: string | null;
}

/**
 * The members in a row's first cell. Code that is not a name is ignored; a leading full stop continues the previous
 * path: `node.data.parent`, `.nodes`.
 */
export function namedMembers(codes: string[], prefix: string): NamedMember[] {
  const members: NamedMember[] = [];
  for (const code of codes) {
    const [, name = "", optional, parameters] = /^(\.?[A-Za-z_$][\w$.]*)(\?)?(?:\((.*)\))?$/.exec(code.trim()) ?? [];
    if (!name) continue;
    const previous = members.at(-1)?.path.slice(0, -1) ?? [];
    const path = name.startsWith(".") ? [...previous, ...name.slice(1).split(".")] : name.split(".");
    if (!name.startsWith(".") && prefix && path[0] === prefix) path.shift();
    if (path.length > 0) members.push({ path, optional: Boolean(optional), ...tuples(parameters) });
  }
  return members;
}

function tuples(parameters: string | undefined): Pick<NamedMember, "parameters" | "inferred"> {
  if (parameters === undefined || parameters.includes("…")) return { parameters: null, inferred: null };
  const names = parameters.split(",").filter((name) => name.trim());
  const tuple = (typeOf: (name: string) => string | null) =>
    `[${names.map((name) => `${typeOf(/\w+/.exec(name)?.[0] ?? "") ?? "any"}${/[?=]/.test(name) ? "?" : ""}`).join(", ")}]`;
  return { parameters: tuple(() => "any"), inferred: tuple((name) => inTuple(typeOfName(name))) };
}

const inTuple = (type: string | null): string | null => type && `(${type})`;

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

/** The type that a parameter's name implies; null for any. */
function typeOfName(name: string): string | null {
  return types.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
