import { Editor, Element, Frame } from "@craftjs/core";
import type { ReactNode } from "react";
import { sampleResolver } from "./samples.tsx";
import { savedNode } from "./saved-node.ts";
import { says } from "./says.ts";
import { rendered } from "./stage.tsx";

/** A component with a region, under the name `Region` in pages. */
const Region = ({ children }: { children?: ReactNode }) => (
  <aside>
    <Element id="body" is="div" canvas />
    {children}
  </aside>
);

/** The root of a saved page: a canvas without children, unless `more` says so. */
export const savedRoot = (more: object = {}) => savedNode("div", { isCanvas: true, ...more });

/** A saved root that has a region, whose node is this one. */
export const savedRegion = (id: string, name = "body") =>
  savedNode({ resolvedName: "Region" }, { linkedNodes: { [name]: id } });

/** Renders a page from what was saved. */
export const showsPage = <Result,>(data: object | string, then: (place: HTMLElement) => Result) =>
  rendered(
    <Editor resolver={{ ...sampleResolver, Region }}>
      <Frame data={data as never} />
    </Editor>,
    then,
  );

/** Throws when rendering a page from what was saved does not say a message. */
export const pageSays = (part: string, data: object) => says(part, () => showsPage(data, () => {}));
