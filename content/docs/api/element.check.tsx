import { defaultElementProps, Element } from "@craftjs/core";
import { type CheckFile, inWords, same } from "../../../test/docs/browser/check-file.ts";
import { SampleText, withEditor } from "../../../test/docs/browser/stage.tsx";

/** The root that an element with the fewest props becomes. */
const fewest = () =>
  withEditor(({ query }) => query.node("ROOT").get().data, { content: <Element is="div">Text</Element> });

export const defaults: CheckFile["defaults"] = {
  element: async () => {
    const data = await fewest();
    return {
      is: inWords("none: always set it", defaultElementProps.is === "div"),
      canvas: data.isCanvas,
      custom: data.custom,
      hidden: data.hidden,
      id: undefined,
      children: undefined,
    };
  },
};

export const probes: CheckFile["probes"] = {
  "Adds the node without rendering it.": () =>
    withEditor(
      ({ query }, place) => {
        same(Object.keys(query.getNodes()).length, 2);
        same(place.textContent?.includes("Unseen"), false);
      },
      {
        content: (
          <Element is="div" canvas>
            <Element is={SampleText} text="Unseen" hidden />
          </Element>
        ),
      },
    ),
};
