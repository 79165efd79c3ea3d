import type { ComponentType } from "react";
import { Card, Cards } from "./cards.tsx";
import type { MdxComponentName } from "./component-props.ts";
import { Tab, Tabs } from "./tabs.tsx";

/** What the component names in a compiled page stand for. */
// biome-ignore lint/suspicious/noExplicitAny: each component has props of its own, and the build checks what pages give them
export const mdxComponents: Record<MdxComponentName, ComponentType<any>> = { Card, Cards, Tab, Tabs };
