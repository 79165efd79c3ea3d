import { expect, test } from "vitest";
import { rolesOf } from "./roles.ts";

test("a component goes by what its own code uses", () => {
  const source = [
    "import { Editor, useEditor, useNode } from '@craftjs/core';",
    "export const Block = () => {",
    "  const { connectors } = useNode();",
    "  return null;",
    "};",
    "export function Toolbar() {",
    "  const { actions } = useEditor();",
    "  return null;",
    "}",
    "export function TextSettings() {",
    "  const { actions } = useNode();",
    "  return null;",
    "}",
    "export const App = () => <Editor />;",
    "export const helper = () => 1;",
  ].join("\n");
  expect(rolesOf(source)).toEqual({ Block: "user", Toolbar: "editor", TextSettings: "settings", App: "app" });
});

test("the default export has the name under which it is imported", () => {
  expect(rolesOf("export default async function Page() {\n  return <Editor />;\n}")).toEqual({ default: "app" });
});

test("one without a sign goes by what the module uses", () => {
  expect(rolesOf("export function Plain() {\n  return null;\n}")).toEqual({ Plain: "editor" });
  expect(
    rolesOf("import type { UserComponent } from '@craftjs/core';\nexport const Plain: UserComponent = () => null;"),
  ).toEqual({ Plain: "user" });
});

test("a class is a component only if it extends one", () => {
  const source = "export class Handlers extends DefaultEventHandlers {}\nexport class View extends Component<Props> {}";
  expect(rolesOf(source)).toEqual({ View: "editor" });
});
