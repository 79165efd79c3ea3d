/** Every tag that a doc may have: its key in front matter, and its label. */
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
