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

/** Runs `work` with an editor that a React version renders, separate from the page's React. */
export async function withReact<Result>(
  version: ReactVersion,
  work: (editor: EditorHandle, container: HTMLElement, react: WithReact) => Result | Promise<Result>,
  options: (react: WithReact) => AppOptions = () => ({}),
  renderer: "root" | "render" = version < 18 ? "render" : "root",
): Promise<Result> {
  const errors = loggedErrors();
  const errorCount = errors.length;
  const react: WithReact = await import(/* @vite-ignore */ `/react-${version}.js`);
  errors.length = errorCount; // styled-components warns about a second instance
  const container = document.body.appendChild(document.createElement("div"));
  const editors: EditorHandle[] = [];
  const app = react.createApp({ ...options(react), onEditor: (editor) => void editors.push(editor) });
  const root = renderer === "root" ? react.createRoot?.(container, { onUncaughtError: recordError }) : undefined;
  try {
    if (root) root.render(app);
    else react.render?.(app, container);
    await vi.waitFor(() => expect(editors).not.toEqual([]), 10_000);
    await settle();
    return await work(editors[0] as EditorHandle, container, react);
  } finally {
    if (root) root.unmount();
    else react.unmountComponentAtNode?.(container);
    await settle();
    container.remove();
  }
}
