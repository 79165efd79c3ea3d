import { Editor, Element, Frame } from "@craftjs/core";
import { DefaultLayer, Layers } from "@craftjs/layers";
import type { ComponentProps, ReactElement } from "react";
import { type CheckFile, inWords } from "../../../test/docs/browser/check-file.ts";
import { rendered, SampleContainer, SampleText, sampleResolver, settle } from "../../../test/docs/browser/stage.tsx";

const panelWith = (panel: ReactElement) => (
  <Editor resolver={sampleResolver}>
    <aside>{panel}</aside>
    <Frame>
      <Element is={SampleContainer} canvas>
        <SampleText />
      </Element>
    </Frame>
  </Editor>
);

/** The panel's markup, without the class names that differ from one rendering to the next. */
const markup = (props: ComponentProps<typeof Layers>) =>
  rendered(panelWith(<Layers {...props} />), async (place) => {
    await settle();
    return place.querySelector("aside")?.innerHTML.replace(/class="[^"]*"/g, "") ?? "";
  });

const rows = (html: string) => html.split("Sample").length;

export const runs: CheckFile["runs"] = {
  "src/layer-row.tsx": ({ LayersPanel }) => panelWith(<LayersPanel />),
};

export const defaults: CheckFile["defaults"] = {
  layers: async () => {
    const byDefault = await markup({});
    const closed = await markup({ expandRootOnLoad: false });
    const open = await markup({ expandRootOnLoad: true });
    if (rows(open) === rows(closed)) throw new Error("expandRootOnLoad changes nothing");
    return {
      expandRootOnLoad: byDefault === open,
      renderLayer: inWords("DefaultLayer", byDefault === (await markup({ renderLayer: DefaultLayer }))),
    };
  },
};
