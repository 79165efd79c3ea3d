import { type CheckFile, same, throws } from "../../../harness/check-file.ts";
import { savedNode } from "../../../harness/saved-node.ts";
import { settle, withEditor } from "../../../harness/stage.tsx";
import { startWatch, watchTrouble } from "../../../harness/trouble.ts";
import { refuseOtherResolvers } from "../api/errors-resolver.check.tsx";

/** What loading something that is broken throws at the call; the page must be as it was. */
export const deserialising = (part: string, page: unknown) =>
  withEditor(async ({ actions, query }) => {
    const before = query.serialize();
    await throws(part, () => actions.deserialize(page as never));
    same(query.serialize(), before);
  });

/** That a missing child makes React throw, and not the call of `deserialize`. */
const missingChildFails = () =>
  withEditor(async ({ actions }) => {
    actions.deserialize({ ROOT: savedNode({ resolvedName: "Container" }, { nodes: ["nowhere"] }) } as never);
    same(watchTrouble(), []);
    await settle();
    same(watchTrouble().join().includes("Cannot read properties of undefined"), true);
    startWatch();
  });

export const probes: CheckFile["probes"] = {
  "| “Cannot destructure property 'type' of … as it is undefined” | The JSON names a component that the resolver does not have. |":
    () => deserialising("Cannot destructure property 'type' of", { ROOT: savedNode({ resolvedName: "Unknown" }) }),
  "| “Cannot find component … in resolver map” | A node has no `type`. |": () =>
    deserialising("in resolver map", { ROOT: savedNode(undefined as never) }),
  "| “Unexpected end of JSON input”, “Unterminated string in JSON …”, “… is not valid JSON” | The string is cut off, compressed, or an object that was turned into text by mistake.":
    async () => {
      await deserialising("Unexpected end of JSON input", '{"ROOT":');
      await deserialising("Unterminated string in JSON", '{"ROOT":{"type":"di');
      await deserialising("is not valid JSON", "H4sIAAAAAAAAA");
      await deserialising("is not valid JSON", String({}));
    },
  "| “Resolver in \\<Editor /\\> has to be an object. For (de)serialization Craft.js needs a list of all the User Components” | [No fault of the JSON](/docs/api/errors#resolver-not-an-object): `resolver` is `null`, or something else that is no object. |":
    refuseOtherResolvers,
  "| “Cannot read properties of undefined” while rendering | A node lists a child that is not in the JSON. |":
    missingChildFails,
  "`actions.deserialize` throws at the call and leaves the current page as it was, except for a missing child, which fails when the page renders.":
    missingChildFails,
  "| An empty editor, no error | The JSON has no `ROOT`. |": () =>
    withEditor(async ({ actions }, place) => {
      actions.deserialize({ other: savedNode({ resolvedName: "Text" }) } as never);
      await settle();
      same(place.textContent, "");
    }),
};
