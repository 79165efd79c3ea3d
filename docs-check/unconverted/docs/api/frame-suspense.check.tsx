import { Editor, Frame } from "@craftjs/core";
import { type ComponentType, Fragment, type ReactNode, Suspense, type SuspenseProps, use } from "react";
import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { sizeOf } from "../../../harness/editor-questions.ts";
import { sampleResolver } from "../../../harness/samples.tsx";
import { withHandle } from "../../../harness/stage.tsx";
import { until } from "../../../harness/until.ts";

/** What is shown, and whether there are nodes besides the root and its block, where a block waits. */
function withWaitingBlock(Around: ComponentType<SuspenseProps>, Inside: ComponentType<SuspenseProps>) {
  const waiting = new Promise<string>((done) => setTimeout(done, 20, "Late"));
  const Waits = () => <i>{use(waiting)}</i>;
  const Block = () => (
    <Inside>
      <Waits />
    </Inside>
  );
  const app = (handle: ReactNode) => (
    <Editor resolver={{ ...sampleResolver, Block }}>
      {handle}
      <Around>
        <Frame>{containerOf(<Block />)}</Frame>
      </Around>
    </Editor>
  );
  return withHandle(app, async (editor, place) => {
    await until(() => place.textContent === "Late");
    return [place.textContent, editor.query.node("ROOT").descendants(true).length, sizeOf(editor) > 2];
  });
}

export const probes: CheckFile["probes"] = {
  "Put the `<Suspense>` for a block that waits into its component. If a block inside `<Frame>` waits for one that is around the frame, React begins the frame anew, and what `children` made before stays in the state as well.":
    async () => {
      same(await withWaitingBlock(Suspense, Fragment), ["Late", 1, true]);
      same(await withWaitingBlock(Fragment, Suspense), ["Late", 1, false]);
    },
};
