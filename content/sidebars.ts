/**
 * A sidebar group: its label, and the ids of its pages in reading order. `{ folder: "guides" }` adds all pages of a
 * folder that are not listed individually, sorted by `sidebar_position`, then by title.
 */
export interface SidebarCategory {
  label: string;
  items: (string | { folder: string })[];
}

/** Sidebars by name. A page that is in none of them can only be reached by links and search. */
export const sidebars: Record<string, SidebarCategory[]> = {
  docs: [
    { label: "Introduction", items: ["overview", "guides/first-editor", "guides/basic-tutorial"] },
    { label: "Core Concepts", items: ["concepts/nodes", "concepts/user-components", "concepts/editor-components"] },
    {
      label: "Guides",
      items: [
        "faq",
        "guides/save-load-state",
        "guides/history",
        "guides/keyboard",
        "guides/touch",
        "guides/columns-and-grids",
        "guides/free-placement",
        "guides/images-and-embeds",
        "guides/tables",
        "guides/rich-text",
        "guides/copy-and-paste",
        "guides/dynamic-components",
        "guides/drag-feedback",
        "guides/layers-panel",
        "guides/responsive-canvas",
        "guides/html-export",
        "guides/nextjs",
        "guides/server-rendering",
        "guides/performance",
        "guides/test-an-editor",
        "guides/react-versions",
        "guides/landing-demo",
      ],
    },
    {
      label: "API Reference",
      items: [
        "api/editor-state",
        "api/node",
        "api/user-component",
        "api/nodetree",
        "api/editor",
        "api/frame",
        "api/element",
        "api/useEditor",
        "api/useNode",
        "api/helpers",
        "api/errors",
        "api/exports",
      ],
    },
    { label: "Tools", items: ["tools/playground", "tools/saved-state"] },
    { label: "Additional Packages", items: ["additional/layers"] },
    {
      label: "Project",
      items: ["comparison", "guides/browsers", "guides/use-the-docs-from-your-editor", "changelog", "acknowledgements"],
    },
  ],
};
