/** What an author may say about how a code block is checked. The reader sees nothing of it. */
export interface CheckOptions {
  /** The file in `content/contexts/` that a fragment stands in, without its extension. */
  context?: string;
  /** The block shows a mistake: a part of what the type check must say about it. */
  error?: string;
  /** The block shows a mistake: a part of what it must throw or log when it runs. */
  throws?: string;
  /**
   * The block spells out a type of a package, `EditorStateShape = EditorState`: the two must be the same. Of JSON, the type
   * that it must be of.
   */
  shows?: string;
  /** Why the block is type-checked, but does not run. */
  unrun?: string;
  /** Why the block is neither type-checked nor run. */
  unchecked?: string;
}

export const checkOptionNames = ["context", "error", "throws", "shows", "unrun", "unchecked"] as const;
