import { strToU8, zipSync } from "fflate";
import { compilerOptions } from "./compiler-options.ts";
import { entryFile, type Project } from "./project.ts";

/** Exact versions of the packages in a downloaded project: it still runs in a year. */
export const versions = {
  "@craftjs/core": "0.2.12",
  "@craftjs/layers": "0.2.7",
  "@types/react": "19.3.0",
  "@types/react-dom": "19.3.0",
  "@vitejs/plugin-react": "6.3.0",
  react: "19.3.1",
  "react-dom": "19.3.1",
  "styled-components": "6.6.0",
  typescript: "7.0.2",
  vite: "8.3.8",
};

/** A project for Vite, with the playground's files in `src/`, that runs with `npm i && npm run dev`. Returns a zip. */
export function projectZip({ name, files }: Project): Uint8Array<ArrayBuffer> {
  const usesLayers = Object.values(files).some((source) => /["']@craftjs\/layers["']/.test(source));
  const packageJson = {
    name: folderName(name),
    private: true,
    type: "module",
    scripts: { dev: "vite", build: "tsc && vite build", preview: "vite preview" },
    // @craftjs/layers needs styled-components.
    dependencies: pick("@craftjs/core", ...(usesLayers ? layers : []), "react", "react-dom"),
    devDependencies: pick("@types/react", "@types/react-dom", "@vitejs/plugin-react", "typescript", "vite"),
  };
  const sources = Object.entries(files).map(([path, source]) => [`src/${path}`, source]);
  const all: Record<string, string> = {
    ...Object.fromEntries(sources),
    "index.html": indexHtml(name),
    "main.tsx": main(files[entryFile] ?? ""), // not in src/, where the project may have one
    "package.json": json(packageJson),
    "README.md": readme(name),
    "tsconfig.json": json(tsconfig),
    "vite.config.ts": viteConfig,
  };
  return zipSync(Object.fromEntries(Object.entries(all).map(([path, text]) => [path, strToU8(text)])));
}

/** The name of a project's folder, package and file: letters, digits and hyphens of its name. */
export function folderName(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "playground"
  );
}

const layers = ["@craftjs/layers", "styled-components"] as const;
const pick = (...names: (keyof typeof versions)[]) => Object.fromEntries(names.map((name) => [name, versions[name]]));
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The import of the component to show: `App`, or else the default export. */
const importApp = (source: string) =>
  /\bexport\s+default\b/.test(source) &&
  !/\bexport\s+(?:(?:const|let|var|function|class)\s+|\{[^}]*\b)App\b/.test(source)
    ? "import App from './src/App';"
    : "import { App } from './src/App';";

const main = (source: string) => `import { createRoot } from 'react-dom/client';
${importApp(source)}

createRoot(document.getElementById('root')!).render(<App />);
`;

const viteConfig = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // Fast Refresh breaks the editor: without it, the page reloads when you save a file.
  plugins: [react({ exclude: /./ })],
});
`;

const tsconfig = {
  compilerOptions: { ...compilerOptions, types: ["vite/client"] },
  include: ["main.tsx", "src"],
};

function indexHtml(name: string): string {
  const title = name.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/main.tsx"></script>
  </body>
</html>
`;
}

const readme = (name: string) => `# ${name}

Made in the playground of the Craft.js documentation. Its files are in \`src/\`.

\`\`\`bash
npm install
npm run dev
\`\`\`
`;
