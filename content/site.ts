/** The site's settings, editable without knowing how the site is built. build/settings/settings.ts validates them. */

/** A link in the navbar or footer. `href` is a path on this site (`/docs/overview`) or a full URL. */
export interface SiteLink {
  label: string;
  href: string;
}

/** A version of the documentation, with its own folder of pages. */
export interface DocsVersion {
  /** Stored in readers' browsers as their preferred version: never rename one. */
  name: string;
  label: string;
  /** Folder of its MDX pages, relative to `content/`. */
  folder: string;
  path: string;
  mainDoc: string;
  sidebar: string;
}

export const site = {
  title: "Craft.js",
  tagline: "A React framework for building drag-n-drop page editors",
  description:
    "Craft.js is a React framework for building drag-and-drop page editors: your components, your interface, a page that is data.",
  /** Origin of the public address, without a trailing slash. */
  origin: "https://craft.js.org",
  /**
   * Origin for the documents that run readers' code, on a host that is routed to the same worker and belongs to no other
   * site: `"https://craftjs-sandbox.example"`. Null: they are on the site's own origin. They are sandboxed either way.
   */
  sandboxOrigin: null as string | null,
  locale: "en",
  direction: "ltr",
  /** Origins of sites with the same pages at the same paths in other languages: `{ de: "https://de.craft.js.org" }`. */
  translations: {} as Record<string, string>,
  /** Set `includeSubDomains` only if all subdomains are served over HTTPS: browsers remember it for two years. */
  strictTransportSecurity: { includeSubDomains: false },
  repository: "https://github.com/prevwong/craft.js",
  /** Prefix of "Edit this page" links; the file's path in the repository follows. */
  editBase: "https://github.com/prevwong/craft.js/edit/main/site/",
  openCollective: "https://opencollective.com/craftjs",
  /** Packages that `npm run check:docs` compares the docs with. */
  packages: ["@craftjs/core", "@craftjs/layers"],

  /** Folder that `@site/` resolves to in the imports of pages. */
  siteFolder: ".",
  /** Grammars for code besides the default ones: names of https://github.com/wooorm/refractor#syntaxes, such as "toml". */
  additionalLanguages: [] as string[],

  navbar: {
    docs: { label: "Documentation", href: "/docs/overview" },
    examples: {
      label: "Examples",
      items: [
        { label: "Landing", href: "/examples/landing" },
        { label: "Basic", href: "/examples/basic" },
      ],
    },
    support: { label: "Support", href: "/support" },
    github: { label: "GitHub", href: "https://github.com/prevwong/craft.js" },
  },
  /** The last link of each page's menu “For assistants”; null omits it. */
  assistants: {
    label: "Connect the MCP server",
    href: "/docs/guides/use-the-docs-from-your-editor",
  } as SiteLink | null,

  footer: {
    columns: [
      {
        title: "Docs",
        links: [
          { label: "Overview", href: "/docs/overview" },
          { label: "Core Concepts", href: "/docs/concepts/nodes" },
          { label: "Tutorial", href: "/docs/guides/basic-tutorial" },
          { label: "API Reference", href: "/docs/api/editor-state" },
        ],
      },
      {
        title: "Community",
        links: [
          { label: "GitHub", href: "https://github.com/prevwong/craft.js" },
          { label: "Open Collective", href: "https://opencollective.com/craftjs" },
          { label: "Discord", href: "https://discord.gg/sPpF7fX" },
          { label: "npm", href: "https://npmjs.com/package/@craftjs/core" },
        ],
      },
      {
        title: "Find me elsewhere",
        links: [
          { label: "GitHub", href: "https://github.com/prevwong" },
          { label: "LinkedIn", href: "https://www.linkedin.com/in/prev/" },
          { label: "Dribbble", href: "https://dribbble.com/prevwong" },
          { label: "Twitter", href: "https://twitter.com/prevwong" },
        ],
      },
    ] as { title: string; links: SiteLink[] }[],
    copyrightHolder: "Prev Wong",
  },

  /** Newest first; the first is the default for readers without a preference. */
  versions: [
    { name: "current", label: "Next", folder: "docs", path: "/docs", mainDoc: "overview", sidebar: "docs" },
  ] as DocsVersion[],
};
