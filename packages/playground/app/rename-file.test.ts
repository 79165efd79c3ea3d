import { expect, it } from "vitest";
import { renameFile } from "./rename-file.ts";

const files = {
  "App.tsx": `import { Text } from './blocks/text';
import { Text as Same } from "./blocks/text.tsx";
export * from './blocks';
import './look.css';
const later = import('./blocks/text');
const missing = import('./nothing');
`,
  "blocks/index.ts": "export { Text } from './text';\n",
  "blocks/text.tsx": "import { size } from '../size';\nimport data from './data';\nimport React from 'react';\n",
  "blocks/data.json": "{}",
  "size.ts": "import { Text } from './blocks/text';\nexport const size = \"'../size'\";\n",
  "look.css": "",
};

const importedPaths = (source = "") => [...source.matchAll(/["'](\..*?)["']/g)].map(([, name]) => name);

it("renames a file, keeps its position, and updates imports in their style", () => {
  const renamed = renameFile(files, "blocks/text.tsx", "blocks/deep/words.tsx");
  expect(Object.keys(renamed)).toEqual(Object.keys(files).map((path) => path.replace("text", "deep/words")));
  expect(importedPaths(renamed["App.tsx"])).toEqual([
    ...["./blocks/deep/words", "./blocks/deep/words.tsx", "./blocks", "./look.css", "./blocks/deep/words"],
    "./nothing",
  ]);
  expect(importedPaths(renamed["blocks/index.ts"])).toEqual(["./deep/words"]);
  expect(renamed["blocks/deep/words.tsx"]).toBe(
    "import { size } from '../../size';\nimport data from '../data';\nimport React from 'react';\n",
  );
  expect(renamed["size.ts"]).toContain("size = \"'../size'\"");
  expect(renameFile(renamed, "blocks/deep/words.tsx", "blocks/text.tsx")).toEqual(files);
});

it("updates imports of a folder's index, styles and data", () => {
  expect(importedPaths(renameFile(files, "blocks/index.ts", "all.ts")["App.tsx"])[2]).toBe("./all");
  expect(importedPaths(renameFile(files, "blocks/index.ts", "all/index.ts")["App.tsx"])[2]).toBe("./all");
  expect(importedPaths(renameFile(files, "look.css", "styles/app.css")["App.tsx"])[3]).toBe("./styles/app.css");
  expect(importedPaths(renameFile(files, "blocks/data.json", "data.json")["blocks/text.tsx"])[1]).toBe("../data");
  expect(importedPaths(renameFile(files, "blocks/data.json", "blocks/text.json")["blocks/text.tsx"])[1]).toBe(
    "./text.json",
  );
});

it("leaves other imports and the entry file unchanged", () => {
  expect(renameFile(files, "look.css", "look.ts")["blocks/text.tsx"]).toBe(files["blocks/text.tsx"]);
  expect(renameFile(files, "App.tsx", "b.tsx")).toBe(files);
});
