import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { folderName, projectZip, versions } from "./project-zip.ts";

const unzip = (files: Record<string, string>, name = "My <page>") =>
  Object.fromEntries(
    Object.entries(unzipSync(projectZip({ name, files }))).map(([path, bytes]) => [path, strFromU8(bytes)]),
  );
const app = 'import { Editor } from "@craftjs/core";\nexport const App = () => <Editor />;\n';

describe("a project to download", () => {
  it("has the files in src/, with the configuration of a Vite project around them", () => {
    const files = unzip({ "App.tsx": app, "blocks/text.tsx": "// ü", "main.tsx": "// mine" });
    expect(Object.keys(files).sort()).toEqual([
      ...["README.md", "index.html", "main.tsx", "package.json", "src/App.tsx", "src/blocks/text.tsx", "src/main.tsx"],
      ...["tsconfig.json", "vite.config.ts"],
    ]);
    expect(files).toMatchObject({ "src/App.tsx": app, "src/blocks/text.tsx": "// ü", "src/main.tsx": "// mine" });
    expect(files["main.tsx"]).toContain("from './src/App'");
    expect(files["vite.config.ts"]).toContain("react({ exclude: /./ })"); // Fast Refresh breaks an editor
    expect(files["index.html"]).toContain("<title>My &lt;page></title>");
    expect(JSON.parse(files["package.json"] ?? "")).toMatchObject({ name: "my-page", scripts: { dev: "vite" } });
  });
  it.each([
    ["export default function App() {}", "import App from"],
    ["function App() {}\nexport default App;", "import App from"],
    ["export const App = () => null;\nexport default App;", "import { App } from"],
    ["const App = () => null;\nexport { App };", "import { App } from"],
  ])("imports the component that %o exports", (source, statement) => {
    expect(unzip({ "App.tsx": source })["main.tsx"]).toContain(statement);
  });
  it("only depends on the layers and their dependencies if they are imported", () => {
    const dependencies = (source: string) =>
      JSON.parse(unzip({ "App.tsx": source })["package.json"] ?? "").dependencies;
    expect(Object.keys(dependencies(app))).toEqual(["@craftjs/core", "react", "react-dom"]);
    expect(dependencies('import { Layers } from "@craftjs/layers";')).toMatchObject({
      "@craftjs/layers": versions["@craftjs/layers"],
      "styled-components": versions["styled-components"],
    });
  });
  it("has the versions that the site is tested with", () => {
    const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
    const { "@vitejs/plugin-react": _, ...installed } = versions;
    for (const [name, version] of Object.entries(installed)) {
      expect(version, name).toBe(packages[`node_modules/${name}`].version);
    }
  });
  it.each([
    ["Two columns", "two-columns"],
    ["  Ä!  ", "playground"],
    ["../etc", "etc"],
  ])("with the name %o has the folder name %o", (name, folder) => {
    expect(folderName(name)).toBe(folder);
  });
});
