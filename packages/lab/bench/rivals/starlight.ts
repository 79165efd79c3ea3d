import { home, markdownFile } from "../generated-pages.ts";
import { type Rival, sidebarGroups } from "./rival.ts";

export const starlight: Rival = {
  name: "Starlight 0.42.4",
  sidebar: "nav.sidebar",
  colourSwitch: "starlight-theme-select select",
  dark: "[data-theme=dark]",
  menu: 'button[popovertarget="starlight__sidebar"]',
  packages: { astro: "7.3.5", "@astrojs/starlight": "0.42.4" },
  files(pages) {
    const sidebar = sidebarGroups(pages).map(({ label, ids }) => ({ label, items: ids.map((id) => `docs/${id}`) }));
    return {
      "astro.config.mjs": `import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";

export default defineConfig({
  site: "https://generated.example",
  integrations: [starlight({ title: "Generated", sidebar: ${JSON.stringify(sidebar)} })],
});
`,
      "src/content.config.ts": `import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
import { defineCollection } from "astro:content";

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
      "src/content/docs/index.md": home,
      ...Object.fromEntries(pages.map((page) => [`src/content/docs/docs/${page.id}.md`, markdownFile(page)])),
    };
  },
  build: "astro build",
  output: "dist",
};
