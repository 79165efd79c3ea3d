import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readTemplates } from "./templates.ts";

it("reports a folder that templates.json does not list", async () => {
  const content = mkdtempSync(join(tmpdir(), "templates-"));
  mkdirSync(join(content, "playground/unlisted"), { recursive: true });
  writeFileSync(join(content, "playground/templates.json"), "[]");
  writeFileSync(join(content, "playground/unlisted/App.tsx"), "export const App = () => null;\n");
  await expect(readTemplates(content)).rejects.toThrow('no entry has the id "unlisted"');
});
