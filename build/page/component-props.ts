/**
 * The components that an MDX page may use, with the props that an author may give them: `true` is a prop that must be
 * there. The build checks pages against this table, and makes HTML of them in build/page/content-html.ts.
 */
export const componentProps = {
  Tabs: { group: false },
  Tab: { label: true },
  Cards: {},
  Card: { title: true, href: true },
  Live: { example: true, title: true },
  LiveStep: { example: true, title: true },
} satisfies Record<string, Record<string, boolean>>;
