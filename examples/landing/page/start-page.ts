import { type BlockSketch, serialisedPage } from "../state/serialised-page.ts";

const card = (id: string, title: string, text: string): BlockSketch => [
  "Column",
  `${id}-column`,
  {},
  [
    [
      "Card",
      `${id}-card`,
      {},
      [
        ["Heading", `${id}-title`, { text: title, size: "large" }],
        ["Text", `${id}-text`, { text }],
      ],
    ],
  ],
];

const sketch: BlockSketch = [
  "Page",
  "ROOT",
  {},
  [
    [
      "Container",
      "hero",
      { align: "center", padding: 56, gap: 16, background: "canvas", radius: 12 },
      [
        ["Heading", "hero-title", { text: "Every page starts with a block", level: "1", size: "huge" }],
        [
          "Text",
          "hero-text",
          {
            text: "This page is open in an editor, and it is yours for now. Rewrite a sentence with a double click, drag a block to another place, and try its settings.",
            size: "large",
          },
        ],
        [
          "Container",
          "hero-actions",
          { direction: "row", align: "center", gap: 12, padding: 12 },
          [
            ["Button", "hero-build", { text: "Build an editor like this", href: "/docs/guides/basic-tutorial" }],
            ["Button", "hero-read", { text: "Read how it works", href: "/docs/overview", kind: "outline" }],
          ],
        ],
      ],
      "Hero",
    ],
    [
      "Columns",
      "steps",
      {},
      [
        card("drag", "Drag", "Take a block from the toolbox and drop it where the line shows. A red line says no."),
        card("edit", "Edit", "Select a block, and its settings are beside the page: colours, spacing, size, links."),
        card("keep", "Keep", "The page is saved in this browser as you work. Export it as JSON to take it along."),
      ],
      "Steps",
    ],
    [
      "Columns",
      "data",
      { gap: 40, valign: "center", padding: 24 },
      [
        [
          "Column",
          "data-picture-column",
          {},
          [["Image", "data-picture", { picture: "tree", alt: "A tree: ROOT holds hero, cards and footer." }]],
        ],
        [
          "Column",
          "data-words",
          {},
          [
            ["Heading", "data-title", { text: "A page is a tree of blocks" }],
            [
              "Text",
              "data-text",
              {
                text: "Each block is a React component with props. Craft.js keeps the tree, moves what is dragged, and writes all of it down as JSON.",
              },
            ],
            [
              "Button",
              "data-button",
              { text: "See what is stored", href: "/docs/concepts/serializing", kind: "outline", size: "small" },
            ],
          ],
        ],
      ],
      "Data",
    ],
    [
      "Container",
      "film",
      { align: "center", gap: 16, padding: 24 },
      [
        ["Heading", "film-title", { text: "Seen once, done by hand" }],
        ["Video", "film-video", { width: 70 }],
        ["Text", "film-text", { text: "Switch to the preview to play it.", size: "small" }],
      ],
      "Film",
    ],
    [
      "Container",
      "close",
      { align: "center", gap: 12, padding: 40, background: "green", radius: 12 },
      [
        ["Heading", "close-title", { text: "Your editor, your blocks", colour: "on-green" }],
        [
          "Text",
          "close-text",
          {
            text: "Nothing here is part of Craft.js but what lies between the blocks. The rest is yours to design.",
            colour: "on-green",
          },
        ],
        [
          "Card",
          "close-card",
          { align: "center" },
          [
            ["Text", "close-rule", { text: "A block in a block in a block, and this one takes buttons only:" }],
            [
              "Buttons",
              "close-buttons",
              { align: "center" },
              [
                ["Button", "close-blocks", { text: "Make your own blocks", href: "/docs/concepts/user-components" }],
                [
                  "Button",
                  "close-rules",
                  { text: "Set their rules", href: "/docs/api/user-component", kind: "outline" },
                ],
              ],
            ],
          ],
        ],
      ],
      "Closing words",
    ],
  ],
];

/** Restored by “Start over”. */
export const startPage = serialisedPage(sketch);

export const emptyPage = serialisedPage(["Page", "ROOT"]);

/** Initially selected, so that visitors recognise the page as editable. */
export const firstSelected = "hero-title";
