import { expect, it } from "vitest";
import { testFolder } from "../../test/test-folder.ts";
import { readTemplates } from "./templates.ts";

const content = testFolder({
  "playground/templates.json": "[]",
  "playground/unlisted/App.tsx": "export const App = () => null;\n",
});

it("reports a folder that templates.json does not list", async () => {
  await expect(readTemplates(content)).rejects.toThrow('no entry has the id "unlisted"');
});
