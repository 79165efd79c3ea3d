import { Admonition } from "./admonition.tsx";
import { Card, Cards } from "./cards.tsx";
import { CodeBlock } from "./code-block.tsx";
import { Live } from "./live.tsx";
import { LiveStep } from "./live-step.tsx";
import {
  Accordion,
  Aside,
  Badge,
  Callout,
  Code,
  File,
  Files,
  FileTree,
  Folder,
  Icon,
  Image,
  Link,
  Steps,
} from "./starlight.tsx";
import { Tab, Tabs } from "./tabs.tsx";

export { PageContext } from "./page-context.ts";

/** Components that pages use without importing them. Their props are checked against their TypeScript types. */
export const components = {
  Tabs,
  Tab,
  Cards,
  Card,
  Live,
  LiveStep,
  CodeBlock,
  // Names in Docusaurus, Starlight, VitePress, Nextra and Fumadocs.
  TabItem: Tab,
  CardGrid: Cards,
  LinkCard: Card,
  Aside,
  Badge,
  Callout,
  FileTree,
  Files,
  Folder,
  File,
  Steps,
  Step: Steps,
  Accordion,
  Accordions: Steps,
  Code,
  Icon,
  Image,
  Link,
  Note: Aside,
};

/** Components that Markdown syntax compiles to, by internal element names. */
export const markdownElements = {
  "site-admonition": Admonition,
  "site-code": CodeBlock,
  "site-tabs": Tabs,
  "site-tab": Tab,
};

/** Gives imported MDX the same components (https://mdxjs.com/guides/injecting-components). */
export const useMDXComponents = () => ({ ...components, ...markdownElements });
