import { defaultElementProps, Element, type ElementProps, type Indicator, Positioner } from "@craftjs/core";
import { type CheckFile, same } from "../../test/docs/browser/check-file.ts";
import { sameType } from "../../test/docs/browser/same-type.ts";
import { says } from "../../test/docs/browser/says.ts";
import { withEditor } from "../../test/docs/browser/stage.tsx";

export const probes: CheckFile["probes"] = {
  "The types make `is` optional, and the package lists a default for it.": () => {
    sameType<object extends Pick<ElementProps<"p">, "is"> ? true : false, true>(true);
    same(defaultElementProps.is, "div");
  },

  "While a block is over a place that refuses it, `state.indicator.error` says why. Its type is `string | null`, so the types let you render it. In 0.2.12 it is an `Error` object, and React throws when it is rendered as it is.":
    async () => {
      sameType<Indicator["error"], string | null>(true);
      let error: unknown;
      await withEditor(
        ({ store }) => {
          const positioner = new Positioner(store as never, { type: "existing", nodes: ["ROOT"] });
          error = positioner.computeIndicator("ROOT", 1, 1)?.error;
          positioner.cleanup();
        },
        { content: <Element is="div" canvas /> },
      );
      same(error instanceof Error, true);
      await says("Objects are not valid as a React child", () => withEditor(() => {}, { beside: error as never }));
    },
};
