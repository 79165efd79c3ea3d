/**
 * The site's settings: what an author may want to change without knowing how the site is built.
 * The build checks them (build/settings.ts), and the worker and the browser import them as they stand.
 */

/** A link in the navbar or the footer. `href` is a path on this site (`/docs/overview`) or a full address. */
export interface SiteLink {
  label: string;
  href: string;
}

/** One version of the documentation: one entry here and one folder of pages. */
export interface DocsVersion {
  /** Stored in the reader's browser as the version they chose. Never rename one. */
  name: string;
  /** What the reader sees. */
  label: string;
  /** Folder of its MDX pages, relative to `content/`. */
  folder: string;
  /** Path under which its pages are served. */
  path: string;
  /** Id of the page that the version's links lead to. */
  mainDoc: string;
  /** Name of its sidebar in `content/sidebars.ts`. */
  sidebar: string;
}

export const site = {
  title: "Craft.js",
  tagline: "A React framework for building drag-n-drop page editors",
  description:
    "Craft.js is a React framework for building drag-and-drop page editors: your components, your interface, a page that is data.",
  /** Origin of the public address, without a slash at its end. */
  origin: "https://craft.js.org",
  locale: "en",
  direction: "ltr",
  repository: "https://github.com/prevwong/craft.js",
  /** An "Edit this page" link is this followed by the file's path in the repository. */
  editBase: "https://github.com/prevwong/craft.js/edit/main/site/",
  openCollective: "https://opencollective.com/craftjs",
  /** The packages that the documentation is about: what it says of them is checked. */
  packages: ["@craftjs/core", "@craftjs/layers"],

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

  /** Newest first. The first one is the latest: it is what readers get when they have not chosen. */
  versions: [
    { name: "current", label: "Next", folder: "docs", path: "/docs", mainDoc: "overview", sidebar: "docs" },
  ] as DocsVersion[],
};
