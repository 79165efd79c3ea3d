import { home, markdownFile } from "../generated-pages.ts";
import { type Rival, sidebarGroups } from "./rival.ts";

export const docusaurus: Rival = {
  name: "Docusaurus 3.10.2, faster",
  sidebar: ".theme-doc-sidebar-menu",
  colourSwitch: '.navbar button[class*="toggleButton"]',
  dark: "[data-theme=dark]",
  menu: ".navbar__toggle",
  packages: {
    "@docsearch/react": "4.7.0", // required by the preset, but not loaded
    "@docusaurus/core": "3.10.2",
    "@docusaurus/faster": "3.10.2",
    "@docusaurus/preset-classic": "3.10.2",
    "@mdx-js/react": "3.1.1",
    react: "19.3.1",
    "react-dom": "19.3.1",
  },
  files(pages) {
    const config = {
      title: "Generated",
      url: "https://generated.example",
      baseUrl: "/",
      future: { v4: true, faster: true },
      presets: [["classic", { docs: { sidebarPath: "./sidebars.json" }, blog: false }]],
      themeConfig: { navbar: { title: "Generated" } },
    };
    const docs = sidebarGroups(pages).map(({ label, ids }) => ({
      type: "category",
      label,
      items: ids,
      collapsed: false,
    }));
    return {
      "docusaurus.config.js": `export default ${JSON.stringify(config)};`,
      "src/pages/index.md": home,
      "sidebars.json": JSON.stringify({ docs }),
      ...Object.fromEntries(pages.map((page) => [`docs/${page.id}.md`, markdownFile(page)])),
    };
  },
  build: "docusaurus build",
  output: "build",
};
