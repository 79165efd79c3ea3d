import { Editor, Frame } from "@craftjs/core";
import { same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { SampleText, sampleResolver } from "../../../harness/samples.tsx";
import { says } from "../../../harness/says.ts";
import { rendered } from "../../../harness/stage.tsx";

const missing = (name: string) => `The component type specified for this node (${name}) does not exist in the resolver`;

/** Shows that an editor takes an object of components, and nothing else. */
export const refuseOtherResolvers = async () => {
  for (const resolver of [null, [], () => {}, "x"]) {
    await says("Resolver in <Editor /> has to be an object", () =>
      rendered(<Editor resolver={resolver as never} />, () => {}),
    );
  }
  const { Text, Container } = sampleResolver;
  await rendered(
    <Editor resolver={{ Text, Container }}>
      <Frame>{containerOf(<SampleText text="Found" />)}</Frame>
    </Editor>,
    (place) => same(place.textContent, "Found"),
  );
};

/** Shows that a component is found in the editor's `resolver`, and not where that is left out, misspelt or the frame's. */
export const missesResolver = async () => {
  const Missing = () => <i />;
  const [given, misspelt] = [{ resolver: { Missing } }, { resolvers: { Missing } }];
  const content = <Missing />;
  for (const editor of [
    <Editor key="1">
      <Frame>{content}</Frame>
    </Editor>,
    <Editor key="2" {...misspelt}>
      <Frame>{content}</Frame>
    </Editor>,
    <Editor key="3">
      <Frame {...given}>{content}</Frame>
    </Editor>,
  ]) {
    await says(missing("Missing"), () => rendered(editor, () => {}));
  }
  const right = (
    <Editor {...given}>
      <Frame>{content}</Frame>
    </Editor>
  );
  await rendered(right, (place) => same(place.innerHTML, "<i></i>"));
};
