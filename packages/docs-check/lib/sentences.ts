import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";

/** A sentence, heading, table row or line of code with a comment, as one line of Markdown. */
export interface Sentence {
  line: number;
  text: string;
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** A page's sentences: those in paragraphs, and each heading, table row and line of code with a comment as a whole. */
export function sentencesIn(tree: Root, source: string): Sentence[] {
  const result: Sentence[] = [];
  const textOf = ({ position }: Nodes) => source.slice(position?.start.offset, position?.end.offset);
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === "heading") result.push({ line, text: oneLine(textOf(node).replace(/\{#[^}]+\}\s*$/, "")) });
    else if (node.type === "tableRow") result.push({ line, text: oneLine(textOf(node)) });
    else if (node.type === "code" && !node.meta?.includes("file=")) {
      for (const [index, text] of node.value.split("\n").entries()) {
        if (/(?:^|\s)(?:\/\/|\/\*) /.test(text)) result.push({ line: line + 1 + index, text: oneLine(text) });
      }
    } else if (node.type === "paragraph") {
      const text = textOf(node);
      // Inline code, link targets and line breaks do not end a sentence; code may start one.
      const masked = text
        .replace(/`[^`]*`/g, (code) => "X".repeat(code.length))
        .replace(/\]\([^)]*\)/g, (target) => "x".repeat(target.length))
        .replaceAll("\n", " ");
      for (const { segment, index } of segmenter.segment(masked)) {
        const indent = segment.search(/\S/);
        if (indent < 0) continue;
        const start = index + indent;
        const sentence = {
          line: line + text.slice(0, start).split("\n").length - 1,
          text: oneLine(text.slice(index, index + segment.length)).replace(/^\*\* /, ""),
        };
        const previous = result.at(-1);
        // The segmenter starts a new sentence after an abbreviation.
        const isContinued = previous && index > 0 && !/[.!?:…]["”’*_)\]]*$/.test(previous.text);
        if (isContinued) previous.text += ` ${sentence.text}`;
        else result.push(sentence);
      }
    }
  });
  return result;
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
