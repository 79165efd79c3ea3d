import type { Paragraph, RootContent } from "mdast";
import type { CompileContext, Extension as FromMarkdownExtension } from "mdast-util-from-markdown";
import { factorySpace } from "micromark-factory-space";
import { markdownLineEnding } from "micromark-util-character";
import type { Code, Construct, State, Token, TokenizeContext } from "micromark-util-types";
import type { Processor } from "unified";
import type { Node, Parent } from "unist";
import { lineThat } from "../peek-line.ts";

/** A `:::name Title` block. Its title, if any, is a first paragraph with `data.isTitle`. */
export interface Admonition extends Parent {
  type: "admonition";
  name: string;
  attributes: string;
  isClosed: boolean;
  children: RootContent[];
}

declare module "micromark-util-types" {
  interface TokenTypeMap {
    admonition: "admonition";
    admonitionFence: "admonitionFence";
    admonitionTitle: "admonitionTitle";
    admonitionAttributes: "admonitionAttributes";
    admonitionEnd: "admonitionEnd";
  }
}

declare module "mdast" {
  interface RootContentMap {
    admonition: Admonition;
  }
}

/**
 * Remark plugin: parses the admonitions of Docusaurus, Starlight and VitePress: `:::tip`, `:::tip Title`, `:::tip[Title]`,
 * `::: tip Title` and `:::tip{attributes}`. They can be nested, with any number of colons.
 */
export function admonitionSyntax(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: object[]; fromMarkdownExtensions?: object[] };
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: { [colon]: admonition } }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), toNode];
}

const colon = 58;

/** The parts of an opening line, with the place of the title in it; null if it doesn't open an admonition. */
function readOpening(line: string) {
  const [fence = "", colons = "", name = ""] = /^(:{3,})[ \t]*([a-z][a-z\d-]*)(?![^\s[{])[ \t]*/i.exec(line) ?? [];
  if (!fence) return null;
  const rest = line.slice(fence.length);
  const attributes = /(?:^|(?<=[\s\]]))\{.*/.exec(rest)?.[0] ?? "";
  const label = rest.slice(0, rest.length - attributes.length).trimEnd();
  const isBracketed = /^\[.*\]$/.test(label);
  const title = isBracketed ? label.slice(1, -1) : label;
  return { size: colons.length, name, attributes, title, titleStart: fence.length + (isBracketed ? 1 : 0) };
}

const isLineEnd = (code: Code) => code === null || markdownLineEnding(code);

const admonition: Construct = {
  name: "admonition",
  concrete: true,
  tokenize(this: TokenizeContext, effects, ok, nok) {
    const self = this;
    const [last, context] = [self.events.at(-1)?.[1], self.events.at(-1)?.[2]];
    const indent = last?.type === "linePrefix" ? (context?.sliceSerialize(last, true).length ?? 0) : 0;
    const nesting = nestingOf();
    let line = "";
    const peek = lineThat((text) => {
      line = text;
      return true;
    });
    let opening: ReturnType<typeof readOpening> = null;
    let previous: Token | undefined;
    return effects.check(peek, start, nok);

    /** Consumes at most `count` characters of the line. */
    function take(count: number, next: State): State {
      return (code) => {
        if (count === 0 || isLineEnd(code)) return next(code);
        effects.consume(code);
        return take(count - 1, next);
      };
    }

    function start(code: Code): State | undefined {
      opening = readOpening(line);
      if (!opening) return nok(code);
      effects.enter("admonition");
      effects.enter("admonitionFence");
      return take(opening.titleStart, opening.title ? titleStart : afterTitle)(code);
    }

    function titleStart(code: Code): State | undefined {
      effects.enter("admonitionTitle");
      effects.enter("chunkText", { contentType: "text" });
      return take(opening?.title.length ?? 0, titleEnd)(code);
    }

    function titleEnd(code: Code): State | undefined {
      effects.exit("chunkText");
      effects.exit("admonitionTitle");
      return afterTitle(code);
    }

    function afterTitle(code: Code): State | undefined {
      if (isLineEnd(code)) return fenceEnd(code);
      effects.enter("admonitionAttributes");
      return take(Number.POSITIVE_INFINITY, attributesEnd)(code);
    }

    function attributesEnd(code: Code): State | undefined {
      effects.exit("admonitionAttributes");
      return fenceEnd(code);
    }

    function fenceEnd(code: Code): State | undefined {
      effects.exit("admonitionFence");
      if (self.interrupt) return ok(code);
      return code === null ? end(code) : effects.attempt(ownLine, contentLine, end)(code);
    }

    function contentLine(code: Code): State | undefined {
      return code === null ? end(code) : effects.check(peek, contentOrEnd, nok)(code);
    }

    function contentOrEnd(code: Code): State | undefined {
      if (nesting.closes(line, opening?.size ?? 0)) {
        effects.enter("admonitionEnd");
        return take(Number.POSITIVE_INFINITY, closed)(code);
      }
      return (indent ? factorySpace(effects, content, "linePrefix", indent + 1) : content)(code);
    }

    function closed(code: Code): State | undefined {
      effects.exit("admonitionEnd");
      return end(code);
    }

    function content(code: Code): State | undefined {
      if (code === null) return end(code);
      // A token must not be empty, so a blank line begins one only if its line ending belongs to it.
      return markdownLineEnding(code) ? effects.check(ownLine, chunk, end)(code) : chunk(code);
    }

    function chunk(code: Code): State | undefined {
      const token = effects.enter("chunkDocument", { contentType: "document", previous });
      if (previous) previous.next = token;
      previous = token;
      return take(Number.POSITIVE_INFINITY, contentEnd)(code);
    }

    function contentEnd(code: Code): State | undefined {
      return code === null ? lastLineEnd(code) : effects.check(ownLine, lineEnd, lastLineEnd)(code);
    }

    function lineEnd(code: Code): State | undefined {
      effects.consume(code);
      exitChunk();
      return contentLine;
    }

    function lastLineEnd(code: Code): State | undefined {
      exitChunk();
      return end(code);
    }

    function exitChunk(): void {
      const token = effects.exit("chunkDocument");
      self.parser.lazy[token.start.line] = false;
    }

    function end(code: Code): State | undefined {
      effects.exit("admonition");
      return ok(code);
    }
  },
};

/** A line ending before a line of the same list item or quote. */
const ownLine: Construct = {
  partial: true,
  tokenize(this: TokenizeContext, effects, ok, nok) {
    return (code) => {
      effects.enter("lineEnding");
      effects.consume(code);
      effects.exit("lineEnding");
      return (next: Code) => (this.parser.lazy[this.now().line] ? nok(next) : ok(next));
    };
  },
};

/** Tracks code blocks and nested admonitions, whose closing lines do not end the outer one. */
function nestingOf() {
  const open: number[] = [];
  let fence: string | undefined;
  return {
    /** Whether a line ends an admonition whose fence has `size` colons. */
    closes(line: string, size: number): boolean {
      const text = line.trim();
      if (fence !== undefined) {
        if (text.startsWith(fence) && !text.replaceAll(fence.charAt(0), "")) fence = undefined;
        return false;
      }
      fence = /^(?:[>\s]|[-*+]\s|\d+[.)]\s)*(`{3,}(?!.*`)|~{3,})/.exec(line)?.[1];
      const colons = /^:{3,}/.exec(text)?.[0].length;
      if (!colons) return false;
      if (/^:+[ \t]*[a-z]/i.test(text)) {
        open.push(colons);
        return false;
      }
      if (text.length > colons) return false;
      if (open.length > 0 && colons >= (open.at(-1) ?? 0)) {
        open.pop();
        return false;
      }
      return colons >= size;
    },
  };
}

const current = (context: CompileContext) => context.stack.at(-1) as Node as Admonition;

const toNode: FromMarkdownExtension = {
  enter: {
    admonition(token) {
      this.enter({ type: "admonition", name: "", attributes: "", isClosed: false, children: [] } as never, token);
    },
    admonitionTitle(token) {
      this.enter({ type: "paragraph", children: [], data: { isTitle: true } } as Paragraph, token);
    },
  },
  exit: {
    admonition(token) {
      this.exit(token);
    },
    admonitionFence(token) {
      const { name = "", attributes = "" } = readOpening(this.sliceSerialize(token)) ?? {};
      Object.assign(current(this), { name, attributes });
    },
    admonitionTitle(token) {
      this.exit(token);
    },
    admonitionEnd() {
      current(this).isClosed = true;
    },
  },
};
