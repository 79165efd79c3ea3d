import type { ComponentType } from "react";
import type { createRoot } from "react-dom/client";
import { expect, vi } from "vitest";
import type { AppOptions } from "./any-react.tsx";
import type { EditorHandle } from "./editor.tsx";
import { loggedErrors, recordError } from "./errors.ts";
import { settle } from "./input.ts";

/** Installed versions of React (16 is 16.8); older ones have aliases. */
export const reactVersions = [16, 17, 18, 19] as const;
export type ReactVersion = (typeof reactVersions)[number];

/** The bundle for each React version: an editor, the code of the page on React versions, and `createRoot`, if any. */
export type WithReact = typeof import("./any-react.tsx") & {
  Button: ComponentType<{ label?: string }>;
  batched: (change: () => void) => void;
  createRoot?: typeof createRoot;
};

/** Runs `then` with an editor rendered by another React version, beside the page's own. */
export async function withReact<Result>(
  version: ReactVersion,
  then: (editor: EditorHandle, container: HTMLElement, react: WithReact) => Result | Promise<Result>,
  options: (react: WithReact) => AppOptions = () => ({}),
  way: "root" | "render" = version < 18 ? "render" : "root",
): Promise<Result> {
  const errors = loggedErrors();
  const before = errors.length;
  const react: WithReact = await import(/* @vite-ignore */ `/react-${version}.js`);
  errors.length = before; // styled-components warns about a second instance
  const container = document.body.appendChild(document.createElement("div"));
  const held: EditorHandle[] = [];
  const app = react.createApp({ ...options(react), onEditor: (editor) => void held.push(editor) });
  const root = way === "root" ? react.createRoot?.(container, { onUncaughtError: recordError }) : undefined;
  try {
    if (root) root.render(app);
    else react.render?.(app, container);
    await vi.waitFor(() => expect(held).not.toEqual([]), 10_000);
    await settle();
    return await then(held[0] as EditorHandle, container, react);
  } finally {
    if (root) root.unmount();
    else react.unmountComponentAtNode?.(container);
    await settle();
    container.remove();
  }
}
