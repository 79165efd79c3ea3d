/** Names in the pages' inline code that are not from the packages, React or the browser, and what they are. */
export const otherNames: Record<string, string> = {
  NODE_ENV: "Node's variable",
  node_modules: "npm's folder",
  sidebar_label: "a field of front matter",
  changedFrom: "an option of code blocks",
  StyleSheetManager: "of styled-components",
  CacheProvider: "of Emotion",
  useCraftEditor: "a sample of a name in an import",
  codeBlock: "an option of Tiptap's StarterKit",
  m3_DOu0C3W: "a sample of an id",
  gu1Aq9bUqC: "a sample of an id",
  TextProps: "a sample of a type's name",
  inWords: "a function of the checks",
  isNothing: "a sample of a variable's name",
  linkedId: "a sample of a variable's name",
};
