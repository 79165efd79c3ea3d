import { mdxJsxFromMarkdown } from "mdast-util-mdx-jsx";
import { autolink, htmlFlow, htmlText } from "micromark-core-commonmark";
import type { Construct, ConstructRecord, Extension } from "micromark-util-types";
import type { Processor } from "unified";
import { VFile } from "vfile";
import { voidElements } from "./html-elements.ts";
import { lineThat, unless } from "./peek-line.ts";

/**
 * Remark plugin: allows HTML comments, `<https://…>`, `{#id}` after a heading, void elements without a slash, a literal `<`, and
 * blocks of `<script>` and `<style>` in MDX. It changes the tokenizer rather than the text, since code may contain the same
 * characters.
 */
export function mdxSyntax(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: Extension[]; fromMarkdownExtensions?: object[] };
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []).map(guarded),
    { flow: { [lessThan]: rawFlow }, text: { [lessThan]: [commentText, autolinkText] } },
  ];
  const { exit } = mdxJsxFromMarkdown();
  data.fromMarkdownExtensions?.push({
    enter: { mdxJsxFlowTagClosingMarker: nothing, mdxJsxTextTagClosingMarker: nothing },
    exit: { mdxJsxFlowTag: closingVoid(exit?.mdxJsxFlowTag), mdxJsxTextTag: closingVoid(exit?.mdxJsxTextTag) },
  });
}

const lessThan = 60;
const leftBrace = 123;

const scheme = String.raw`[a-z][a-z\d+.-]*:\/\/|mailto:|tel:|[^\s<>@]+@`;
const lineMatching = (pattern: RegExp) => lineThat((text) => pattern.test(text));
/** Elements whose content is neither Markdown nor JSX. */
const rawElement = String.raw`(?:script|style)(?=[\s>])`;
/** What follows a `<` that opens no tag. Includes names that no tag can have: `Map<string, number>`, `Promise<string[]>`. */
const notTag = String.raw`!--|[^\p{L}$_!/>\s]|[\p{L}$_][\p{L}\p{N}$_.:-]*[^\p{L}\p{N}$_.:\s/>{-]|(?:${scheme})[^\s<>]*>`;
const notJsx = {
  flow: lineMatching(new RegExp(`^<(?:${rawElement}|${notTag})`, "iu")),
  text: lineMatching(new RegExp(`^<(?:${notTag})`, "iu")),
};
const headingId = lineMatching(/^\{\s*#[^\s{}]+\s*\}\s*#*\s*$/);

/** Disables MDX's constructs before text that is neither JSX nor an expression. */
function guarded(extension: Extension): Extension {
  const guard = (kind: "flow" | "text", record: ConstructRecord | undefined) =>
    record && {
      ...record,
      ...(record[lessThan] && { [lessThan]: listOf(record[lessThan]).map((one) => unless(notJsx[kind], one)) }),
      ...(record[leftBrace] && { [leftBrace]: listOf(record[leftBrace]).map((one) => unless(headingId, one)) }),
    };
  return { ...extension, flow: guard("flow", extension.flow) ?? {}, text: guard("text", extension.text) ?? {} };
}

const listOf = (constructs: Construct | Construct[]) => (Array.isArray(constructs) ? constructs : [constructs]);

/** A construct under another name, since MDX disables some by name, and only for lines that match. */
function renamed(name: string, condition: RegExp, construct: Construct): Construct {
  return {
    ...unless(
      lineThat((text) => !condition.test(text)),
      construct,
    ),
    name,
  };
}

/** A comment with text after it on its last line belongs to a paragraph. */
const rawFlow = renamed("rawFlow", new RegExp(`^<(?:${rawElement}|!--(?:(?!-->).)*(?:-->\\s*)?$)`, "i"), htmlFlow);
const commentText = renamed("commentText", /^<!--/, htmlText);
const autolinkText = renamed("autolinkText", new RegExp(`^<(?:${scheme})`, "i"), autolink);

type Handle = NonNullable<NonNullable<ReturnType<typeof mdxJsxFromMarkdown>["exit"]>["mdxJsxTextTag"]>;
interface Tag {
  name?: string;
  close: boolean;
  selfClosing: boolean;
}

/** Replaces MDX's check at the slash of a closing tag, where the name is not yet read. */
function nothing(): void {}

/** Closes void elements at once, and drops their closing tags: `<img>`, `<img></img>`. */
function closingVoid(handle: Handle | undefined): Handle {
  return function (token) {
    const { mdxJsxTag: tag, mdxJsxTagStack: open = [] } = this.data as { mdxJsxTag?: Tag; mdxJsxTagStack?: Tag[] };
    if (tag && voidElements.has(tag.name ?? "")) {
      if (tag.close) return void this.resume();
      tag.selfClosing = true;
    }
    if (tag?.close && open.length === 0) {
      const message = `Unexpected closing tag \`</${tag.name ?? ""}>\`, expected an open tag first`;
      throw new VFile().message(message, { place: { start: token.start, end: token.end } });
    }
    return handle?.call(this, token);
  };
}
