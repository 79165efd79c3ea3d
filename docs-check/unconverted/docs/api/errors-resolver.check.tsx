import { Editor, Frame } from "@craftjs/core";
import { createElement, Fragment, forwardRef, lazy, memo, type ReactElement } from "react";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { loadRoot } from "../../../harness/load-root.ts";
import { SampleText, sampleResolver } from "../../../harness/samples.tsx";
import { savedNode } from "../../../harness/saved-node.ts";
import { says } from "../../../harness/says.ts";
import { rendered, withEditor } from "../../../harness/stage.tsx";
import { thrownBy } from "../../../harness/thrown-by.ts";

const missing = (name: string) => `The component type specified for this node (${name}) does not exist in the resolver`;

/** Makes a node of an element, under these components besides the samples. */
const make = (element: ReactElement, resolver = {}) =>
  withEditor(({ query }) => query.parseReactElement(element).toNodeTree(), { resolver });

const anonymous = (
  () => () =>
    null
)();

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

export const probes: CheckFile["probes"] = {
  "### Resolver in \\<Editor /> has to be an object {#resolver-not-an-object} The message goes on: “For (de)serialization Craft.js needs a list of all the User Components. More info: …”":
    () =>
      says(
        "Resolver in <Editor /> has to be an object. For (de)serialization Craft.js needs a list of all the User Components. \n    \nMore info: ",
        () => rendered(<Editor resolver={null as never} />, () => {}),
      ),
  "**Cause.** The [`resolver`](/docs/api/editor#resolver) is `null`, an array, a function or a string. **Cure.** Pass an object with a name for each component: `resolver={{ Text, Container }}`.":
    refuseOtherResolvers,
  "**Cause.** The component named in brackets is used as a node and is not in the [`resolver`](/docs/api/editor#resolver). Common reasons: - it is missing from the resolver; - there is no resolver: it was left out, is misspelt (“resolvers”), or was given to `<Frame>` in place of `<Editor>`; - the resolver has another component under the name: a copy of the module, or one wrapped in `memo()`, is not the same component; - the name is `undefined`: the element is a fragment, which cannot be a node, or the missing component has no name of its own, as is the case with `memo()`, `forwardRef()`, `lazy()` and anonymous functions; - the name is a letter or two: the code is minified. The component is missing all the same. **Cure.** Add the very component that your JSX uses. Replace fragments with an element.":
    async () => {
      const Missing = () => <i />;
      await throws(missing("Missing"), () => make(<Missing />));
      await says(missing("Missing"), () => withEditor(() => {}, { content: <Missing /> }));
      await missesResolver();
      const Copy = Object.defineProperty(() => <i />, "name", { value: "Missing" });
      for (const other of [Copy, memo(Missing)]) {
        await throws(missing("Missing"), () => make(<Missing />, { Missing: other }));
      }
      const Lazy = lazy(async () => ({ default: SampleText }));
      for (const type of [Fragment, memo(SampleText), forwardRef(() => null), Lazy, anonymous]) {
        await throws(missing("undefined"), () => make(createElement(type as never, null, <p>Text</p>)));
      }
      const Minified = Object.defineProperty(() => <i />, "name", { value: "t" });
      await throws(missing("t"), () => make(<Minified />));
      const WithMemo = memo(Missing);
      await make(<WithMemo />, { WithMemo });
      await make(<Minified />, { Minified });
      await make(
        <div>
          <p>Text</p>
        </div>,
      );
    },
  "**Cause.** A saved node has no `type`, or a `type` that is neither a tag’s name nor an object with `resolvedName`. **Cure.** Look at the stored JSON: it is cut off, or not made by [`query.serialize()`](/docs/api/useEditor#query-serialize). A component that was renamed or removed gives [another message](#cannot-destructure).":
    async () => {
      for (const node of [{}, { type: {} }, { type: { name: "SampleText" } }, { type: 1 }]) {
        await throws("An Error occurred while deserializing components: Cannot find component <", () => loadRoot(node));
      }
      await loadRoot({ type: "main" });
      await loadRoot({ type: { resolvedName: "SampleText" } });
      await withEditor(({ actions, query }) => {
        const saved = query.serialize();
        actions.deserialize(saved);
        same(query.serialize(), saved);
      });
      await throws("Cannot destructure property 'type' of", () => loadRoot({ type: { resolvedName: "Renamed" } }));
    },
  "### Cannot destructure property 'type' of … as it is undefined {#cannot-destructure} **Cause.** A saved node names a component, in `resolvedName`, that is not in the [`resolver`](/docs/api/editor#resolver). **Cure.** Keep the old name in the resolver, or [migrate](/docs/concepts/serializing#migrating) the document before you load it.":
    async () => {
      const old = savedNode({ resolvedName: "Old" }, { parent: null });
      const load = (type: object, resolver = {}) =>
        withEditor(({ actions }) => actions.deserialize({ ROOT: { ...old, type } } as never), { resolver });
      const message = String(await thrownBy(() => load(old.type as object)));
      same(/^TypeError: Cannot destructure property 'type' of .* as it is undefined\.$/.test(message), true);
      await load(old.type as object, { Old: SampleText });
      await load({ resolvedName: "SampleText" });
    },
};
