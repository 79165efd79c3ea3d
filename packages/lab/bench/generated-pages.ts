import { Random } from "../../../test/random.ts";

/** A generated page. `body` is Markdown without a title that every generator in packages/lab/bench/rivals/ accepts. */
export interface GeneratedPage {
  id: string;
  title: string;
  description: string;
  body: string;
}

const parts = [
  "toolbox",
  "canvas",
  "layers panel",
  "settings form",
  "history",
  "drop indicator",
  "saved page",
  "preview",
];
const verbs = ["asks", "watches", "tells", "renders", "replaces", "measures", "restores", "follows"];
const things = ["the selected block", "every child of a column", "the rules of a container", "its own settings"];
const times = [
  "while the pointer is over the page",
  "as soon as the reader lets go of the mouse",
  "before anything is written to storage",
  "only when a property has really changed",
  "after the last step has been undone",
  "in the same frame as the change itself",
];
const reasons = [
  "so that a slow machine has nothing to do twice",
  "because two editors may share one set of components",
  "which keeps the tree small and easy to compare",
  "and leaves the rest of the page unchanged",
  "unless a rule of the parent says otherwise",
];

/**
 * Generates pages of about 700 words, each with six code blocks, a table and links. Same input, same pages.
 * @param path base path of the pages, such as `/docs`
 */
export function generatedPages(count: number, path: string): GeneratedPage[] {
  const ids = Array.from({ length: count }, (_, index) => `page-${twoDigits(index)}`);
  return ids.map((id, index) => {
    const random = new Random(index + 1);
    const pick: Pick = (list) => random.pick(list);
    const title = `${capitalise(parts[index % parts.length] ?? "")} ${twoDigits(index)}`;
    const link = (step: number) => `${path}/${ids[(index + step) % count]}`;
    const sections = Array.from(
      { length: 6 },
      (_, section) => `## ${capitalise(pick(parts))} in step ${section + 1}

${sentences(pick, 3)} There is more about it [on another page](${link(section + 1)}).

${code(section, `${capitalise(pick(verbs))}Block${twoDigits(index)}`)}

${sentence(pick)}
`,
    );
    const table = `| Property | Type | What it does |\n|---|---|---|\n${["text", "size", "margin", "hidden"]
      .map((name) => `| \`${name}\` | \`${pick(["string", "number", "boolean"])}\` | ${sentence(pick)} |`)
      .join("\n")}\n`;
    return { id, title, description: sentence(pick), body: `${sections.join("\n")}\n${table}` };
  });
}

export const home = "---\ntitle: Generated\n---\n\nThis site measures its generator.\n";

/** Adds front matter to a page; `hasHeading` also adds the title as an h1 for generators that do not render it. */
export function markdownFile({ title, description, body }: GeneratedPage, hasHeading = false): string {
  const start = `---\ntitle: ${title}\ndescription: ${description}\n---\n\n`;
  return `${start}${hasHeading ? `# ${title}\n\n` : ""}${body}`;
}

type Pick = (list: readonly string[]) => string;

const sentence = (pick: Pick) => `The ${pick(parts)} ${pick(verbs)} ${pick(things)} ${pick(times)}, ${pick(reasons)}.`;
const sentences = (pick: Pick, count: number) => Array.from({ length: count }, () => sentence(pick)).join(" ");
const twoDigits = (index: number) => String(index + 1).padStart(2, "0");
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function code(section: number, name: string): string {
  if (section === 2)
    return `\`\`\`json\n{\n  "type": "${name}",\n  "nodes": ["first", "second"],\n  "hidden": false\n}\n\`\`\``;
  if (section === 4)
    return `\`\`\`css\np {\n  padding: ${section}px 12px;\n  outline: 1px dashed currentColor;\n}\n\`\`\``;
  return `\`\`\`tsx
import { useNode } from "@craftjs/core";

/** Step ${section + 1} */
export function ${name}({ text = "", size = ${section + 12} }) {
  const { connectors, selected } = useNode((node) => ({
    selected: node.events.selected,
  }));
  const connect = (dom: HTMLElement | null) => {
    if (dom) connectors.connect(dom);
  };
  return (
    <p ref={connect} style={{ fontSize: size }}>
      {selected ? "*" : ""}{text}
    </p>
  );
}
\`\`\``;
}
