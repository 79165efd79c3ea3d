import { home, markdownFile } from "../generated-pages.ts";
import { type Rival, sidebarGroups } from "./rival.ts";

export const vitepress: Rival = {
  name: "VitePress 1.6.4",
  sidebar: ".VPSidebar",
  colourSwitch: ".VPNavBarAppearance .VPSwitchAppearance",
  dark: ".dark",
  menu: ".VPLocalNav .menu",
  packages: { vitepress: "1.6.4" },
  files(pages) {
    const sidebar = sidebarGroups(pages).map(({ label, ids }) => ({
      text: label,
      items: ids.map((id) => ({ text: pages.find((page) => page.id === id)?.title, link: `/docs/${id}` })),
    }));
    const config = { title: "Generated", cleanUrls: true, themeConfig: { sidebar } };
    return {
      ".vitepress/config.mjs": `export default ${JSON.stringify(config)};`,
      "index.md": home,
      // VitePress, unlike the others, does not render the title as a heading.
      ...Object.fromEntries(pages.map((page) => [`docs/${page.id}.md`, markdownFile(page, true)])),
    };
  },
  build: "vitepress build",
  output: ".vitepress/dist",
};
