import type { Paragraph, RootContent } from "mdast";
import type { CompileContext, Extension as FromMarkdownExtension } from "mdast-util-from-markdown";
import { factorySpace } from "micromark-factory-space";
import { asciiAlpha, asciiAlphanumeric, markdownLineEnding, markdownSpace } from "micromark-util-character";
import type { Code, Construct, State, Token, TokenizeContext } from "micromark-util-types";
import type { Processor } from "unified";
import type { Node, Parent } from "unist";

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
    admonitionName: "admonitionName";
    admonitionTitle: "admonitionTitle";
    admonitionAttributes: "admonitionAttributes";
    admonitionContent: "admonitionContent";
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
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: { 58: admonition } }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), toNode];
}

const colon = 58;
const minSize = 3;

const admonition: Construct = {
  name: "admonition",
  concrete: true,
  tokenize(this: TokenizeContext, effects, ok, nok) {
    const self = this;
    const [last, context] = [self.events.at(-1)?.[1], self.events.at(-1)?.[2]];
    const indent = last?.type === "linePrefix" ? (context?.sliceSerialize(last, true).length ?? 0) : 0;
    const nesting = nestingOf();
    let size = 0;
    let previous: Token | undefined;
    let hasContent = false;

    return function start(code: Code): State | undefined {
      effects.enter("admonition");
      effects.enter("admonitionFence");
      return sequence(code);
    };

    function sequence(code: Code): State | undefined {
      if (code === colon) {
        effects.consume(code);
        size++;
        return sequence;
      }
      if (size < minSize) return nok(code);
      return factorySpace(effects, nameStart, "whitespace")(code);
    }

    function nameStart(code: Code): State | undefined {
      if (!asciiAlpha(code)) return nok(code);
      effects.enter("admonitionName");
      return name(code);
    }

    function name(code: Code): State | undefined {
      if (asciiAlphanumeric(code) || code === 45) {
        effects.consume(code);
        return name;
      }
      effects.exit("admonitionName");
      if (markdownSpace(code)) return factorySpace(effects, title, "whitespace")(code);
      return code === null || markdownLineEnding(code) || code === 91 || code === 123 ? title(code) : nok(code);
    }

    function title(code: Code): State | undefined {
      if (code === null || markdownLineEnding(code)) return fenceEnd(code);
      if (code === 123) return attributesStart(code);
      effects.enter("admonitionTitle");
      effects.enter("chunkText", { contentType: "text" });
      return inTitle(code);
    }

    function inTitle(code: Code): State | undefined {
      const beforeAttributes = code === 123 && (markdownSpace(self.previous) || self.previous === 93);
      if (code !== null && !markdownLineEnding(code) && !beforeAttributes) {
        effects.consume(code);
        return inTitle;
      }
      effects.exit("chunkText");
      effects.exit("admonitionTitle");
      return beforeAttributes ? attributesStart(code) : fenceEnd(code);
    }

    function attributesStart(code: Code): State | undefined {
      effects.enter("admonitionAttributes");
      return attributes(code);
    }

    function attributes(code: Code): State | undefined {
      if (code !== null && !markdownLineEnding(code)) {
        effects.consume(code);
        return attributes;
      }
      effects.exit("admonitionAttributes");
      return fenceEnd(code);
    }

    function fenceEnd(code: Code): State | undefined {
      effects.exit("admonitionFence");
      if (self.interrupt) return ok(code);
      return code === null ? end(code) : effects.attempt(ownLine, content, end)(code);
    }

    function content(code: Code): State | undefined {
      return code === null ? end(code) : line(code);
    }

    function line(code: Code): State | undefined {
      let text = "";
      const peek: Construct = { partial: true, tokenize: readLine((read) => (text = read)) };
      const decide = (code: Code) => {
        if (nesting.closes(text, size)) {
          if (hasContent) effects.exit("admonitionContent");
          effects.enter("admonitionEnd");
          return closing(code);
        }
        if (!hasContent) effects.enter("admonitionContent");
        hasContent = true;
        const prefix = indent ? factorySpace(effects, chunkStart, "linePrefix", indent + 1) : chunkStart;
        return prefix(code);
      };
      return effects.check(peek, decide, decide)(code);
    }

    function closing(code: Code): State | undefined {
      if (code !== null && !markdownLineEnding(code)) {
        effects.consume(code);
        return closing;
      }
      effects.exit("admonitionEnd");
      return end(code);
    }

    function chunkStart(code: Code): State | undefined {
      if (code === null) return contentEnd(code);
      const token = effects.enter("chunkDocument", { contentType: "document", previous });
      if (previous) previous.next = token;
      previous = token;
      return chunk(code);
    }

    function chunk(code: Code): State | undefined {
      if (code === null) {
        chunkEnd();
        return contentEnd(code);
      }
      if (markdownLineEnding(code)) return effects.check(ownLine, nextLine, lastLine)(code);
      effects.consume(code);
      return chunk;
    }

    function nextLine(code: Code): State | undefined {
      effects.consume(code);
      chunkEnd();
      return line;
    }

    function lastLine(code: Code): State | undefined {
      chunkEnd();
      return contentEnd(code);
    }

    function chunkEnd(): void {
      const token = effects.exit("chunkDocument");
      self.parser.lazy[token.start.line] = false;
    }

    function contentEnd(code: Code): State | undefined {
      effects.exit("admonitionContent");
      return end(code);
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

function readLine(done: (text: string) => void): Construct["tokenize"] {
  return (effects, ok) => {
    let text = "";
    return function start(code: Code): State | undefined {
      if (code === null || markdownLineEnding(code)) return ok(code);
      effects.enter("data");
      return read(code);
    };
    function read(code: Code): State | undefined {
      if (code === null || markdownLineEnding(code)) {
        effects.exit("data");
        done(text);
        return ok(code);
      }
      text += code < 0 ? " " : String.fromCodePoint(code);
      effects.consume(code);
      return read;
    }
  };
}

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
    admonitionName(token) {
      current(this).name = this.sliceSerialize(token);
    },
    admonitionTitle(token) {
      this.exit(token);
    },
    admonitionAttributes(token) {
      current(this).attributes = this.sliceSerialize(token);
    },
    admonitionEnd() {
      current(this).isClosed = true;
    },
  },
};
