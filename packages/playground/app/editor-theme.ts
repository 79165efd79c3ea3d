import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

// The colours of client/styles/code-dark-purple.css: code looks the same in both colour modes, and everywhere.
const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.bool, tags.null, tags.modifier, tags.operatorKeyword], color: "#ff9d00" },
  { tag: [tags.string, tags.regexp, tags.special(tags.string)], color: "#a5ff90" },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.attributeName, tags.className],
    color: "#fad000",
  },
  { tag: tags.comment, color: "#c9a6ff", fontStyle: "italic" },
  { tag: [tags.tagName, tags.angleBracket, tags.typeName], color: "#9effff" },
  { tag: [tags.number, tags.unit, tags.color], color: "#ff8fae" },
]);

const background = "var(--code-background)";
const bar = "var(--code-bar)";
const line = "var(--code-line)";

const theme = EditorView.theme(
  {
    "&": { height: "100%", color: "var(--code-ink)", backgroundColor: background, fontSize: "var(--code-size)" },
    "&.cm-focused": { outline: "0" },
    // Above the gutters, which would cover an outline.
    "&.cm-focused::after": {
      content: '""',
      position: "absolute",
      inset: "0",
      zIndex: "250",
      border: "2px solid var(--code-focus)",
      pointerEvents: "none",
    },
    ".cm-scroller": {
      fontFamily: "var(--mono)",
      lineHeight: "1.6",
      fontFeatureSettings: '"liga" 0',
      scrollbarColor: "var(--code-edge) transparent",
    },
    ".cm-content": { caretColor: "#fff", paddingBlock: "0.75rem" },
    ".cm-cursor": { borderLeftColor: "#fff", borderLeftWidth: "2px" },
    ".cm-gutters": { color: "var(--code-soft)", backgroundColor: background, border: "0" },
    ".cm-lineNumbers .cm-gutterElement": { minWidth: "2.25rem", paddingInline: "0.5rem 0.375rem" },
    ".cm-foldGutter .cm-gutterElement": { width: "0.875rem", cursor: "pointer" },
    ".cm-activeLine": { backgroundColor: "rgb(255 255 255 / 4%)" },
    ".cm-activeLineGutter": { color: "#fff", backgroundColor: "rgb(255 255 255 / 4%)" },
    "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
      backgroundColor: "rgb(125 183 255 / 32%)",
    },
    ".cm-selectionMatch": { backgroundColor: "rgb(158 203 255 / 18%)" },
    "&.cm-focused .cm-matchingBracket": { backgroundColor: "transparent", outline: "1px solid var(--code-focus)" },
    ".cm-foldPlaceholder": { color: "var(--code-soft)", backgroundColor: bar, borderColor: line, padding: "0 0.25rem" },
    ".cm-panels": { color: "var(--code-ink)", backgroundColor: bar, fontFamily: "var(--sans)" },
    ".cm-panels.cm-panels-bottom": { borderTop: `1px solid ${line}` },
    ".cm-panel.cm-search": { padding: "0.5rem 2rem 0.5rem 0.75rem", fontSize: "0.875rem" },
    ".cm-panel.cm-search [name=close]": { color: "inherit", fontSize: "1.25rem", cursor: "pointer", right: "0.5rem" },
    ".cm-panel.cm-search label": { display: "inline-flex", gap: "0.25rem", alignItems: "center" },
    ".cm-panel.cm-search input[type=checkbox]": { margin: "0" },
    ".cm-textfield": {
      padding: "0.25rem 0.5rem",
      color: "inherit",
      backgroundColor: background,
      borderColor: "var(--code-edge)",
      borderRadius: "var(--radius)",
      fontFamily: "var(--mono)",
      fontSize: "var(--code-size)",
    },
    ".cm-button": {
      padding: "0.25rem 0.625rem",
      color: "inherit",
      background: "none",
      borderColor: "var(--code-edge)",
      borderRadius: "var(--radius)",
      cursor: "pointer",
    },
    ".cm-searchMatch": { backgroundColor: "rgb(250 208 0 / 30%)" },
    ".cm-searchMatch.cm-searchMatch-selected": { backgroundColor: "rgb(255 157 0 / 60%)" },
    ".cm-tooltip": {
      color: "var(--code-ink)",
      backgroundColor: bar,
      border: "1px solid var(--code-edge)",
      borderRadius: "var(--radius)",
      boxShadow: "var(--shadow)",
    },
    ".cm-tooltip-autocomplete > ul": { fontFamily: "var(--mono)" },
    ".cm-tooltip-autocomplete > ul > li[aria-selected]": { color: "#fff", backgroundColor: line },
    ".cm-diagnostic": { padding: "0.375rem 0.75rem", fontFamily: "var(--sans)", borderLeftWidth: "3px" },
    ".cm-diagnostic-error": { borderLeftColor: "#ff979d" },
    ".cm-mistake": { backgroundColor: "#5c1a2e" },
  },
  { dark: true },
);

export const editorTheme: Extension = [theme, syntaxHighlighting(colours)];
