import { type CheckFile, same, throws } from "../../../test/docs/browser/check-file.ts";
import { SampleText, withEditor } from "../../../test/docs/browser/stage.tsx";

export const runs: CheckFile["runs"] = {
  "src/add-button.tsx": ({ AddButton }) =>
    withEditor(
      ({ query }, place) => {
        place.querySelector("button")?.click();
        same(query.node("ROOT").childNodes().length, 3);
      },
      { beside: <AddButton label="Add" element={<SampleText />} /> },
    ).then(() => null),
  canAdd: ({ canAdd }) =>
    withEditor(({ query }) => {
      const tree = query.parseReactElement(<SampleText />).toNodeTree();
      same([canAdd(query, tree, "ROOT"), canAdd(query, tree, query.node("ROOT").childNodes()[0])], [true, false]);
    }).then(() => null),
  "src/template.ts": ({ toTemplate, fromTemplate }) =>
    withEditor(({ actions, query }) => {
      const [first] = query.node("ROOT").childNodes();
      const template = JSON.parse(JSON.stringify(toTemplate(query, first)));
      actions.addNodeTree(fromTemplate(query, template), "ROOT");
      actions.addNodeTree(fromTemplate(query, template), "ROOT");
      same(query.node("ROOT").childNodes().length, 4);
    }).then(() => null),
};

export const probes: CheckFile["probes"] = {
  "Without it the action throws *Parent id cannot be ommited*.": () =>
    withEditor(({ actions, query }) =>
      throws("Parent id cannot be ommited", () =>
        actions.addNodeTree(query.parseReactElement(<SampleText />).toNodeTree()),
      ),
    ),
  "Without it the tree goes to the end.": () =>
    withEditor(({ actions, query }) => {
      const tree = query.parseReactElement(<SampleText />).toNodeTree();
      actions.addNodeTree(tree, "ROOT");
      same(query.node("ROOT").childNodes().at(-1), tree.rootNodeId);
    }),
};
