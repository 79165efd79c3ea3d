import { DefaultLayer, DefaultLayerHeader, EditableLayerName, Layers, useLayer } from "@craftjs/layers";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { fire } from "../../../harness/pointer.ts";
import { settle, withEditor } from "../../../harness/stage.tsx";

export const probes: CheckFile["probes"] = {
  "| `DefaultLayer` | component | The row that a [layers panel](/docs/additional/layers) renders unless it is given another | | `DefaultLayerHeader` | component | The head of that row | | `EditableLayerName` | component | The name of a layer, which a double click makes editable | | `Layers` | component | [The panel](/docs/additional/layers#layers) | | `useLayer` | hook | [The layer of a row](/docs/additional/layers#use-layer) |":
    async () => {
      const Row = () => (
        <>
          <i>{useLayer().id}</i>
          <DefaultLayerHeader />
          <b>
            <EditableLayerName />
          </b>
        </>
      );
      const panel = (renderLayer?: typeof Row) =>
        withEditor(
          async (_, place) => {
            await settle();
            const shown = place.querySelector("aside")?.innerHTML.replace(/class="[^"]*"/g, "");
            if (renderLayer === Row) {
              same([place.querySelector("i")?.textContent, place.querySelectorAll("h2").length], ["ROOT", 2]);
              const name = place.querySelector("b h2");
              same(name?.getAttribute("contenteditable"), "false");
              fire(name, "dblclick");
              await settle();
              same(name?.getAttribute("contenteditable"), "true");
            }
            return shown;
          },
          {
            content: <div />,
            beside: (
              <aside>
                <Layers {...(renderLayer && { renderLayer })} />
              </aside>
            ),
          },
        );
      same((await panel()) === (await panel(DefaultLayer as typeof Row)), true);
      await panel(Row);
    },
};
