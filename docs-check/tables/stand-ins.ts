/** What names of arguments stand for in inline code, where they end so. All other names stand for anything. */
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
export function typeOfName(name: string): string | null {
  return types.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** The declaration of a name that inline code hands to a call: `id` is the id of a node, wherever it stands. */
export function standIn(name: string): string {
  const type = typeOfName(name);
  return `${name}!: ${type ?? `StandIn<"${name}">`}`;
}
