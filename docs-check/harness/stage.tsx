import { Editor, Frame, useEditor } from "@craftjs/core";
import { type ComponentType, type ReactElement, type ReactNode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { containerOf } from "./container-of.tsx";
import { SampleText, sampleResolver } from "./samples.tsx";
import { trouble, watchTrouble } from "./trouble.ts";

export type EditorHandle = ReturnType<typeof useEditor>;

/** Waits for pending effects, what they trigger, zero-delay timers and one frame. */
export async function settle(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => setTimeout(done));
  // Right after a frame, the browser is idle once React has no work queued. The timeout is for pages that are never
  // idle, and longer than a busy machine takes.
  await new Promise((done) => requestIdleCallback(done, { timeout: 5000 }));
}

/** Renders an element into its own container, and removes it when `then` is done. */
export async function rendered<Result>(
  element: ReactNode,
  then: (place: HTMLElement) => Result | Promise<Result>,
): Promise<Result> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place, {
    onUncaughtError: (error) => trouble(error),
    onCaughtError: (error) => trouble(error),
  });
  try {
    root.render(element);
    await settle();
    return await then(place);
  } finally {
    root.unmount();
    await settle();
    place.remove();
  }
}

/** Renders an app that puts `handle` into its editor, and runs `then` with what `useEditor()` returns there. */
export function withHandle<Result>(
  app: (handle: ReactNode) => ReactNode,
  then: (editor: EditorHandle, place: HTMLElement) => Result | Promise<Result>,
): Promise<Result> {
  let held: EditorHandle | undefined;
  const Handle = () => {
    const editor = useEditor();
    useEffect(() => {
      held = editor;
    });
    return null;
  };
  return rendered(app(<Handle />), async (place) => {
    for (let wait = 0; !held && watchTrouble().length === 0 && wait < 100; wait++) await settle();
    if (!held) throw new Error(`the editor did not render: ${watchTrouble().join("; ")}`);
    return then(held, place);
  });
}

/** Runs `then` with a new editor that holds two texts, or `content`. */
export function withEditor<Result>(
  then: (editor: EditorHandle, place: HTMLElement) => Result | Promise<Result>,
  options: {
    content?: ReactElement;
    // biome-ignore lint/suspicious/noExplicitAny: a resolver takes components of any props
    resolver?: Record<string, ComponentType<any>>;
    beside?: ReactNode;
    props?: Omit<Parameters<typeof Editor>[0], "resolver" | "children">;
  } = {},
): Promise<Result> {
  const content = options.content ?? containerOf(<SampleText text="One" />, <SampleText text="Two" />);
  const resolver = { ...sampleResolver, ...options.resolver };
  return withHandle(
    (handle) => (
      <Editor {...options.props} resolver={resolver}>
        {handle}
        {options.beside}
        <Frame>{content}</Frame>
      </Editor>
    ),
    then,
  );
}
