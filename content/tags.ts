/** Every tag that a page of the documentation may carry: its key in front matter, and what readers see. */
export const tags: Record<string, string> = {
  "getting-started": "Getting started",
  concepts: "Concepts",
  guide: "Guides",
  components: "Components",
  hooks: "Hooks",
  types: "Types",
  state: "State",
  "drag-and-drop": "Drag and drop",
  rendering: "Rendering",
  serialisation: "Serialisation",
  layers: "Layers",
  project: "The project",
};
