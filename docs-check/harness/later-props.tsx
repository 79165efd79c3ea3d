import { Editor, Frame } from "@craftjs/core";
import { type ComponentProps, useState } from "react";
import { containerOf } from "./container-of.tsx";
import { SampleText, sampleResolver } from "./samples.tsx";
import { type EditorHandle, settle, withHandle } from "./stage.tsx";

/** Runs `then` with an editor whose parent renders it with these props as soon as `change` is called. */
export function withLaterProps(
  later: Partial<ComponentProps<typeof Editor>>,
  then: (change: () => Promise<void>, editor: EditorHandle, place: HTMLElement) => unknown,
  first: Partial<ComponentProps<typeof Editor>> = {},
) {
  let setLater: ((isLater: boolean) => void) | undefined;
  const App = ({ children }: { children: React.ReactNode }) => {
    const [isLater, set] = useState(false);
    setLater = set;
    return (
      <Editor resolver={sampleResolver} {...(isLater ? later : first)}>
        {children}
        <Frame>{containerOf(<SampleText />)}</Frame>
      </Editor>
    );
  };
  const change = async () => {
    setLater?.(true);
    await settle();
  };
  return withHandle(
    (handle) => <App>{handle}</App>,
    (editor, place) => then(change, editor, place),
  );
}
