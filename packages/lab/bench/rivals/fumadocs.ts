import { markdownFile } from "../generated-pages.ts";
import { type Rival, sidebarGroups } from "./rival.ts";

/** Static export, without the search that the template would add. */
export const fumadocs: Rival = {
  name: "Fumadocs 16.15.13, static",
  sidebar: "#nd-sidebar",
  colourSwitch: "[data-theme-toggle]",
  dark: ".dark",
  menu: 'header button[aria-label="Open Sidebar"]',
  packages: {
    "@tailwindcss/postcss": "4.3.5",
    "fumadocs-core": "16.15.13",
    "fumadocs-mdx": "15.4.3",
    "fumadocs-ui": "16.15.13",
    next: "16.4.6",
    postcss: "8.5.33",
    react: "19.3.1",
    "react-dom": "19.3.1",
    tailwindcss: "4.3.5",
  },
  files: (pages) => ({
    "next.config.mjs": `import { createMDX } from "fumadocs-mdx/next";
export default createMDX()({ output: "export" });
`,
    "postcss.config.mjs": 'export default { plugins: { "@tailwindcss/postcss": {} } };',
    "source.js": `import { loader } from "fumadocs-core/source";
import { defineDocs } from "fumadocs-mdx/macro";

const docs = defineDocs({ dir: "content/docs" });
export const source = loader({ baseUrl: "/docs", source: docs.toFumadocsSource() });
`,
    "app/global.css": ["tailwindcss", "fumadocs-ui/css/neutral.css", "fumadocs-ui/css/preset.css"]
      .map((file) => `@import "${file}";`)
      .join("\n"),
    "app/layout.jsx": `import { RootProvider } from "fumadocs-ui/provider/next";
import "./global.css";

export default function Layout({ children }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body className="flex flex-col min-h-screen">
        <RootProvider search={{ enabled: false }}>{children}</RootProvider>
      </body>
    </html>
  );
}
`,
    "app/page.jsx": "export default () => <h1>Generated</h1>;",
    "app/docs/layout.jsx": `import { DocsLayout } from "fumadocs-ui/layouts/docs";
import { source } from "../../source";

export default function Layout({ children }) {
  return <DocsLayout tree={source.getPageTree()} nav={{ title: "Generated" }}>{children}</DocsLayout>;
}
`,
    "app/docs/[slug]/page.jsx": `import { DocsBody, DocsDescription, DocsPage, DocsTitle } from "fumadocs-ui/layouts/docs/page";
import components from "fumadocs-ui/mdx";
import { source } from "../../../source";

export default async function Page({ params }) {
  const { body: Content, ...data } = source.getPage([(await params).slug]).data;
  return (
    <DocsPage toc={data.toc}>
      <DocsTitle>{data.title}</DocsTitle>
      <DocsDescription>{data.description}</DocsDescription>
      <DocsBody><Content components={components} /></DocsBody>
    </DocsPage>
  );
}

export function generateStaticParams() {
  return source.getPages().map(({ slugs: [slug] }) => ({ slug }));
}

export async function generateMetadata({ params }) {
  const { title, description } = source.getPage([(await params).slug]).data;
  return { title, description };
}
`,
    "content/docs/meta.json": JSON.stringify({
      pages: sidebarGroups(pages).flatMap(({ label, ids }) => [`---${label}---`, ...ids]),
    }),
    ...Object.fromEntries(pages.map((page) => [`content/docs/${page.id}.mdx`, markdownFile(page)])),
  }),
  build: "next build",
  output: "out",
};
