import type { Paragraph, RootContent } from "mdast";
import type { CompileContext, Extension as FromMarkdownExtension } from "mdast-util-from-markdown";
import { factorySpace } from "micromark-factory-space";
import type { Construct, Effects, State, Token, TokenizeContext, TokenType } from "micromark-util-types";
import type { Processor } from "unified";
import type { Parent } from "unist";
import { isLineEnd, lineThat } from "../peek-line.ts";

/** A `:::name Title` or `/// name | Title` block. Its title, if any, is a first paragraph with `data.isTitle`. */
export interface Admonition extends Parent {
  type: "admonition";
  /** The marks that open it. */
  fence: string;
  name: string;
  attributes: string;
  isClosed: boolean;
  children: RootContent[];
}

declare module "micromark-util-types" {
  interface Token {
    /** Of an admonition. */
    opening?: Opening;
  }
  interface TokenTypeMap {
    admonition: "admonition";
    admonitionFence: "admonitionFence";
    admonitionTitle: "admonitionTitle";
    admonitionRest: "admonitionRest";
  }
}

declare module "mdast" {
  interface RootContentMap {
    admonition: Admonition;
  }
}

/**
 * Remark plugin: parses the admonitions of Docusaurus, Starlight and VitePress: `:::tip`, `:::tip Title`, `:::tip[Title]`,
 * `::: tip Title` and `:::tip{attributes}`, of MyST: `:::{tip} Title`, and of MkDocs: `/// tip | Title`. They can be nested, with
 * any number of marks.
 */
export function admonitionSyntax(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: object[]; fromMarkdownExtensions?: object[] };
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { document: { [colon]: admonition, [slash]: admonition } },
  ];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), toNode];
}

const slash = 47;
const colon = 58;

interface Opening extends Pick<Admonition, "fence" | "name" | "attributes" | "isClosed"> {
  title: string;
  /** Place of the title in the line. */
  titleStart: number;
}

/** The parts of an opening line; null if it doesn't open an admonition. */
function readOpening(line: string): Opening | null {
  const [start = "", fence = "", braced = "", name = braced] =
    /^(:{3,}|\/{3,})[ \t]*(?:\{([a-z][\w:-]*)\}|([a-z][a-z\d-]*)(?![^\s[{|]))[ \t]*(?:\|[ \t]*)?/i.exec(line) ?? [];
  if (!fence) return null;
  const rest = line.slice(start.length);
  const attributes = /(?:^|(?<=[\s\]]))\{.*/.exec(rest)?.[0] ?? "";
  const label = rest.slice(0, rest.length - attributes.length).trimEnd();
  const isBracketed = /^\[.*\]$/.test(label);
  const title = isBracketed ? label.slice(1, -1) : label;
  const titleStart = start.length + (isBracketed ? 1 : 0);
  return { fence, name, attributes, title, titleStart, isClosed: false };
}

interface Open {
  opening: Opening;
  indent: number;
  nesting: ReturnType<typeof nestingOf>;
}

/** A container, like a block quote: its first line opens it, and its last line closes it. */
const admonition: Construct = {
  name: "admonition",
  tokenize(this: TokenizeContext, effects, ok, nok) {
    const last = this.events.at(-1)?.[1];
    const indent = last?.type === "linePrefix" ? last.end.column - last.start.column : 0;
    return withLine(effects, nok, (line) => {
      const opening = readOpening(line);
      if (!opening) return nok;
      Object.assign(this.containerState ?? {}, { opening, indent, nesting: nestingOf() } satisfies Open);
      effects.enter("admonition", { _container: true, opening });
      const rest = span(effects, ["admonitionRest"], line.length, ok);
      const title = span(effects, ["admonitionTitle", "chunkText"], opening.title.length, rest);
      return span(effects, ["admonitionFence"], opening.titleStart, opening.title ? title : rest);
    });
  },
  continuation: {
    tokenize(this: TokenizeContext, effects, ok, nok) {
      const { opening, indent, nesting } = this.containerState as unknown as Open;
      return withLine(effects, nok, (line) => {
        if (opening.isClosed) return nok;
        opening.isClosed = nesting.closes(line, opening.fence);
        // Any token other than a prefix would make a list that ends here a loose one.
        if (opening.isClosed) return span(effects, ["linePrefix"], line.length, ok);
        return factorySpace(effects, ok, "linePrefix", indent + 1);
      });
    },
  },
  exit(effects) {
    effects.exit("admonition");
  },
};

/** Continues with a state that depends on the rest of the line. */
function withLine(effects: Effects, nok: State, next: (line: string) => State): State {
  let line = "";
  const read = lineThat((text) => {
    line = text;
    return true;
  });
  return effects.check(read, (code) => next(line)(code), nok);
}

/** Tokens, one inside another, of at most `count` characters; none at the end of a line. */
function span(effects: Effects, types: TokenType[], count: number, next: State): State {
  let left = count;
  const inside: State = (code) => {
    if (left-- > 0 && !isLineEnd(code)) {
      effects.consume(code);
      return inside;
    }
    for (const type of types.toReversed()) effects.exit(type);
    return next(code);
  };
  return (code) => {
    if (isLineEnd(code)) return next(code);
    for (const type of types) effects.enter(type, type === "chunkText" ? { contentType: "text" } : {});
    return inside(code);
  };
}

/** Tracks code blocks and nested admonitions, whose closing lines do not end the outer one. */
function nestingOf() {
  const open: string[] = [];
  let fence: string | undefined;
  return {
    /** Whether a line ends the admonition that `outer` opens. */
    closes(line: string, outer: string): boolean {
      const text = line.trim();
      if (fence !== undefined) {
        if (text.startsWith(fence) && !text.replaceAll(fence.charAt(0), "")) fence = undefined;
        return false;
      }
      fence = /^(?:[>\s]|[-*+]\s|\d+[.)]\s)*(`{3,}(?!.*`)|~{3,})/.exec(line)?.[1];
      const opening = readOpening(text);
      if (opening) open.push(opening.fence);
      if (!/^(?::{3,}|\/{3,})$/.test(text)) return false;
      if (text.startsWith(open.at(-1) ?? outer)) return open.pop() === undefined;
      return text.startsWith(outer);
    },
  };
}

const toNode: FromMarkdownExtension = {
  enter: {
    admonition(token) {
      const { fence = "", name = "", attributes = "", isClosed = false } = token.opening ?? {};
      this.enter({ type: "admonition", fence, name, attributes, isClosed, children: [] }, token);
    },
    admonitionTitle(token) {
      this.enter({ type: "paragraph", children: [], data: { isTitle: true } } as Paragraph, token);
    },
  },
  exit: { admonition: exit, admonitionTitle: exit },
};

function exit(this: CompileContext, token: Token): void {
  this.exit(token);
}
