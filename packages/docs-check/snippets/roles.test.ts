import { expect, test } from "vitest";
import { rolesOf } from "./roles.ts";

test.each([
  ["export const Block = () => useNode();", { Block: "user" }],
  ["export function Toolbar() {\n  const { actions } = useEditor();\n}", { Toolbar: "editor" }],
  ["export function TextSettings() {\n  useNode();\n}", { TextSettings: "settings" }],
  ["export const App = () => <Editor />;\nexport const helper = () => 1;", { App: "app" }],
  ["export default async function Page() {\n  return <Editor />;\n}", { default: "app" }],
  ["export function Plain() {\n  return null;\n}", { Plain: "editor" }],
  [
    "import type { UserComponent } from '@craftjs/core';\nexport const Plain: UserComponent = () => null;",
    { Plain: "user" },
  ],
  [
    "export class Handlers extends DefaultEventHandlers {}\nexport class View extends Component<Props> {}",
    { View: "editor" },
  ],
  [
    "export const Block = () => useNode();\nexport function Toolbar() {\n  useEditor();\n}",
    { Block: "user", Toolbar: "editor" },
  ],
])("finds the roles of the components in %j", (source, roles) => {
  expect(rolesOf(source)).toEqual(roles);
});
