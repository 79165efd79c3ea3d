import { markdownLineEnding } from "micromark-util-character";
import type { Code, Construct, State } from "micromark-util-types";

export const isLineEnd = (code: Code): code is null | -5 | -4 | -3 => code === null || markdownLineEnding(code);

/** Matches if the rest of the line passes a test. It consumes the line, so use it with `effects.check`. */
export function lineThat(passes: (text: string) => boolean): Construct {
  return {
    partial: true,
    tokenize(effects, ok, nok) {
      let text = "";
      const read: State = (code) => {
        if (isLineEnd(code)) {
          if (text) effects.exit("data");
          return passes(text) ? ok(code) : nok(code);
        }
        if (!text) effects.enter("data");
        text += code < 0 ? " " : String.fromCodePoint(code);
        effects.consume(code);
        return read;
      };
      return read;
    },
  };
}

/** A construct that is not tried where another one matches. */
export function unless(exception: Construct, construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      return effects.check(exception, nok, construct.tokenize.call(this, effects, ok, nok));
    },
  };
}
