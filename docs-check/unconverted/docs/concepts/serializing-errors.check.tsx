import { Editor } from "@craftjs/core";
import { createElement, Fragment, memo, type ReactElement } from "react";
import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { loadRoot } from "../../../harness/load-root.ts";
import { SampleContainer } from "../../../harness/samples.tsx";
import { savedNode } from "../../../harness/saved-node.ts";
import { says } from "../../../harness/says.ts";
import { rendered, settle, withEditor } from "../../../harness/stage.tsx";
import { treeOf } from "../../../harness/trees.ts";
import { startWatch } from "../../../harness/trouble.ts";
import { withRoot } from "../../../harness/with-blocks.tsx";
import { missesChild, missesLinked } from "./serializing-format.check.tsx";

const text = savedNode({ resolvedName: "Text" }, { props: { text: "Saved" } });

/** A page with an element in a prop, which was not made while React renders. */
const holdsElement = () => {
  const Card = ({ icon }: { icon?: ReactElement }) => <p>{icon}</p>;
  Card.craft = { props: { icon: <b>Icon</b> } };
  return says("Objects are not valid as a React child", () =>
    withRoot({ Card }, async ({ actions, query }, place) => {
      same(place.textContent, "Icon");
      actions.deserialize(query.serialize());
      await settle();
    }),
  );
};

export const probes: CheckFile["probes"] = {
  "| “Cannot destructure property 'type' of … as it is undefined” | Loading | A saved `resolvedName` is not in the resolver.":
    () => throws("as it is undefined", () => loadRoot({ type: { resolvedName: "Gone" } })),
  "| “Cannot find component \\<… /\\> in resolver map” | Loading | A node has no `type`, or one without a `resolvedName`; or a value of the object is not a node, such as a version number. |":
    async () => {
      for (const type of [undefined, {}]) await throws("Cannot find component", () => loadRoot({ type }));
      await withEditor(({ actions }) =>
        throws("Cannot find component", () => actions.deserialize({ ROOT: text, version: 2 } as never)),
      );
    },
  "| “Cannot convert undefined or null to object” | Saving, loading | Saving: `children` holds a number. Loading: a node has no `props`; or `null` or `undefined` was given to `deserialize`, as when the page has not arrived yet. |":
    async () => {
      const part = "Cannot convert undefined or null to object";
      await throws(part, () => loadRoot({ type: "div", props: undefined }));
      await withEditor(async ({ actions }) => {
        for (const page of [null, undefined]) await throws(part, () => actions.deserialize(page as never));
      });
      await withEditor(({ query }) => throws(part, () => query.serialize()), {
        content: <SampleContainer>{5}</SampleContainer>,
      });
      // The editor serialises after each change, and warns of what makes it fail.
      startWatch();
    },
  "| “Unexpected token …”, “Unexpected end of JSON input”, “Unterminated string in JSON …”, “Expected property name …” | Loading | The string is not JSON, is cut off, or is still compressed. |":
    () =>
      withEditor(async ({ actions }) => {
        for (const string of ["<html>", "eJyrVs"]) {
          await throws("Unexpected token", () => actions.deserialize(string));
        }
        await throws("Unexpected end of JSON input", () => actions.deserialize('{"ROOT":'));
        await throws("Unterminated string in JSON", () => actions.deserialize('{"RO'));
        await throws("Expected property name", () => actions.deserialize("{"));
      }),
  '| “"undefined" is not valid JSON”, “"[object Object]" is not valid JSON” | Loading | A value was turned into a string. Give the object itself. |':
    () =>
      withEditor(async ({ actions, query }) => {
        const page = query.getSerializedNodes();
        for (const value of [undefined, page]) {
          await throws(`"${value}" is not valid JSON`, () => actions.deserialize(String(value)));
        }
        actions.deserialize(page);
      }),
  "| “The component type specified for this node (…) does not exist in the resolver” | First render, saving | An element inside `<Frame>`, or one that you parse, has a component that is not in the resolver. `(undefined)` is a fragment, or a component [without a name of its own](/docs/api/errors#not-in-resolver), such as `memo()`. |":
    async () => {
      const Stranger = () => null;
      const message = (name: string) =>
        `The component type specified for this node (${name}) does not exist in the resolver`;
      await says(message("Stranger"), () => withEditor(() => {}, { content: <Stranger /> }));
      await withEditor(async ({ actions, query }) => {
        const parse = (element: ReactElement) => () => treeOf({ query }, element);
        await throws(message("Stranger"), parse(<Stranger />));
        await throws(message("undefined"), parse(createElement(Fragment)));
        await throws(message("undefined"), parse(createElement(memo(() => null))));
        actions.setOptions((options) => {
          options.resolver = { Stranger };
        });
        await throws("does not exist in the resolver", () => query.serialize());
      });
      // The editor serialises after each change, and warns of what makes it fail.
      startWatch();
    },
  "| “Resolver in \\<Editor /\\> has to be an object” | First render | `resolver` is `null`, an array, a function or a string. |":
    async () => {
      for (const resolver of [null, [], () => {}, "Text"]) {
        await says("Resolver in <Editor /> has to be an object", () =>
          rendered(<Editor resolver={resolver as never}>Text</Editor>, () => {}),
        );
      }
    },
  "| “Cannot destructure property 'type' of … as it is null” | Saving, loading | Saving: `children` is `true` or `false`, as after `{ready && <Text />}`, or has one of these or `null` beside a text. Loading: a value of the object is `null`. |":
    async () => {
      for (const children of [true, false, [true, "Text"], [false, "Text"], [null, "Text"]]) {
        await withEditor(({ query }) => throws("as it is null", () => query.serialize()), {
          content: createElement(SampleContainer, null, children),
        });
      }
      // The editor serialises after each change, and warns of what makes it fail.
      startWatch();
      await withEditor(({ actions }) =>
        throws("as it is null", () => actions.deserialize({ ROOT: text, other: null } as never)),
      );
    },
  "| “Cannot read properties of undefined (reading 'children')” | After loading | An id in `nodes` has no node.":
    missesChild,
  "| “Cannot read properties of undefined (reading 'data')” | After loading | The same, with an id in `linkedNodes`. |":
    missesLinked,
  "An element in a prop works until the page is saved. After loading, React throws “Objects are not valid as a React child”.":
    holdsElement,
  "| “Objects are not valid as a React child” | After loading | A prop held an element. |": holdsElement,
  "The first error says neither which component is missing nor where.": async () => {
    let message = "";
    try {
      await loadRoot({ type: { resolvedName: "Gone" } });
    } catch (error) {
      message = String(error);
    }
    same([/Cannot destructure/.test(message), /Gone|ROOT/.test(message)], [true, false]);
  },
};
