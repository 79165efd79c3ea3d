import { Element, useNode } from "@craftjs/core";
import type { CheckFile } from "../../../test/docs/browser/check-file.ts";
import { same } from "../../../test/docs/browser/check-file.ts";
import { rendered, withEditor } from "../../../test/docs/browser/stage.tsx";
import { startWatch, watchTrouble } from "../../../test/docs/browser/trouble.ts";

export const runs: CheckFile["runs"] = {
  "src/use-is-first-child.ts": ({ useIsFirstChild }) => {
    const Which = () => {
      const { connectors } = useNode();
      return (
        <p
          ref={(dom) => {
            if (dom) connectors.connect(dom);
          }}
        >
          {useIsFirstChild() ? "first" : "other"}
        </p>
      );
    };
    const content = (
      <Element is="div" canvas>
        <Which />
        <Which />
      </Element>
    );
    return withEditor((_, place) => same(place.textContent, "firstother"), { content, resolver: { Which } }).then(
      () => null,
    );
  },
};

export const probes: CheckFile["probes"] = {
  "Always `true`: without a node the hook throws.": async () => {
    const Outside = () => {
      useNode();
      return null;
    };
    await rendered(<Outside />, () => {});
    const said = watchTrouble().join();
    startWatch();
    same(said.includes("You can only use useNode in the context of <Editor />."), true);
  },
};
