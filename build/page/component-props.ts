/** Components for MDX pages and their props (`true`: required), rendered by build/page/content-html.ts. */
export const componentProps = {
  Tabs: { group: false },
  Tab: { label: true },
  Cards: {},
  Card: { title: true, href: true },
  Live: { example: true, title: true },
  LiveStep: { example: true, title: true },
} satisfies Record<string, Record<string, boolean>>;
