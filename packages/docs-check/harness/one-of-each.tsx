import { Element } from "@craftjs/core";
import { edit } from "./editor.tsx";
import { craftedBlock } from "./parts.tsx";
import { containerOf, SampleCard, SampleContainer, SampleText } from "./samples.tsx";

const never = () => false;
const Closed = craftedBlock({ rules: { canMoveIn: never } });
const Keeper = craftedBlock({ rules: { canMoveOut: never } });
export const Homeless = craftedBlock({ rules: { canDrop: never } }, SampleText);
export const Fixed = craftedBlock({ rules: { canDrag: never } }, SampleText);

/** A page with a node of each kind that actions and drags may refuse; `gone` has been deleted. */
export async function oneOfEach(resolver: object = {}) {
  const child = <SampleText />;
  const content = (
    <Element is={SampleContainer} canvas>
      <SampleText />
      <Element is={Closed} canvas />
      <Element is={Keeper} canvas>
        {child}
      </Element>
      <Homeless />
      <Fixed />
      <SampleCard />
      <SampleContainer>{child}</SampleContainer>
      {containerOf(containerOf())}
      <SampleText />
    </Element>
  );
  const editor = await edit(content, { resolver: { Closed, Keeper, Homeless, Fixed, ...resolver } });
  const { actions, children, query } = editor;
  const [text = "", closed = "", keeper = "", homeless = "", fixed = "", card = "", plain = "", box = "", gone = ""] =
    children();
  const [kept = "", plainText = "", inner = ""] = [keeper, plain, box].map((id) => children(id)[0]);
  const [region = ""] = query.node(card).linkedNodes();
  actions.delete(gone);
  actions.history.clear();
  const ids = { text, closed, keeper, kept, homeless, fixed, card, region, plain, plainText, box, inner, gone };
  return { ...editor, ids };
}
