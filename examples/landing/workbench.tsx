import { type SerializedNodes, useEditor } from "@craftjs/core";
import type { DragEvent, Ref } from "react";
import { Suspense, startTransition, useEffect, useImperativeHandle, useRef, useState } from "react";
import { Mode } from "./blocks/block-frame.tsx";
import { Overlay } from "./canvas/overlay.tsx";
import { type Device, Stage } from "./canvas/stage.tsx";
import type { DialogName } from "./dialogs/dialog.tsx";
import { ExportDialog } from "./dialogs/export-dialog.tsx";
import { ImportDialog } from "./dialogs/import-dialog.tsx";
import { ShortcutsDialog } from "./dialogs/shortcuts-dialog.tsx";
import { initialSelection } from "./page/start-page.tsx";
import { DamagedNotice } from "./panels/damaged-notice.tsx";
import { Dock, type PanelName } from "./panels/dock.tsx";
import { Layers } from "./panels/layers.tsx";
import { Settings } from "./panels/settings.tsx";
import { StatusLine } from "./panels/status-line.tsx";
import { Toolbar } from "./panels/toolbar.tsx";
import { Toolbox } from "./panels/toolbox.tsx";
import { announce } from "./state/announcements.ts";
import { startAutosave } from "./state/autosave.ts";
import { type Commands, createCommands } from "./state/commands.ts";
import { focusSettings } from "./state/page-focus.ts";
import { readSavedPage } from "./state/saved-page.ts";
import { CommandsProvider } from "./state/use-commands.ts";
import { useKeys } from "./state/use-keys.ts";

interface WorkbenchProps {
  ref: Ref<Commands>;
  page: SerializedNodes;
  problem: string | undefined;
  /** Called when the editor can be used. */
  onUsable: (() => void) | undefined;
}

/** The parts that become usable one after the other. `whole page`: the blocks that a frame cuts off at first. */
const parts = ["saving", "whole page", "page", "bars", "left side", "right side"] as const;

/** The editor's UI. All of it belongs to this example; Craft.js provides none. */
export function Workbench({ ref, page, problem, onUsable }: WorkbenchProps) {
  const { actions, query, preview } = useEditor((state) => ({ preview: !state.options.enabled }));
  const [commands] = useState(() => {
    // Before the panels render, which show the page, too.
    actions.history.ignore().deserialize(page);
    if (query.getNodes()[initialSelection]) actions.selectNode(initialSelection);
    return createCommands({ actions, query });
  });
  useImperativeHandle(ref, () => commands, [commands]);
  const [device, setDevice] = useState<Device>("desktop");
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const closeDialog = () => setDialog(null);
  useKeys(commands, preview, () => setDialog("shortcuts"), setPanel);

  const [readyParts, setReadyParts] = useState(0);
  const isReady = (part: (typeof parts)[number]) => parts.indexOf(part) < readyParts;
  useEffect(() => {
    if (readyParts === parts.length) return onUsable?.();
    // One frame per part, so that none is long: all elements of a part that is no longer inert get new styles.
    const frame = requestAnimationFrame(() => startTransition(() => setReadyParts(readyParts + 1)));
    return () => cancelAnimationFrame(frame);
  }, [readyParts, onUsable]);

  const isSaving = isReady("saving");
  useEffect(() => {
    if (!isSaving) return;
    return startAutosave(commands.serialise, () => {
      const { page } = readSavedPage();
      if (page) commands.load(page, "Changed in another tab. Undo brings yours back.");
    });
  }, [isSaving, commands]);

  // Craft.js clears the selection when disabled.
  const selectedBefore = useRef<string | null>(null);
  useEffect(() => {
    const id = selectedBefore.current;
    if (!preview && id !== null && commands.exists(id)) commands.select(id);
  }, [preview, commands]);

  const rename = () => {
    setPanel("settings");
    focusSettings(".field:last-child input");
  };
  const switchPreview = (on: boolean) => {
    if (on) selectedBefore.current = commands.selected();
    actions.setOptions((options) => {
      options.enabled = !on;
    });
    setPanel(null);
    announce(on ? "Preview: links work, nothing can be changed." : "Editing.");
  };
  return (
    <CommandsProvider value={commands}>
      <Mode value={preview ? "preview" : "edit"}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: drags that bubble up from the blocks */}
        <div className={preview ? "workbench previewing" : "workbench"} data-panel={panel} onDragStart={setDragLabel}>
          <Suspense>
            <Toolbar
              inert={!isReady("bars")}
              device={device}
              onDevice={setDevice}
              preview={preview}
              onPreview={switchPreview}
              openDialog={setDialog}
            />
          </Suspense>
          {!preview && (
            <aside className="side side-left" aria-label="Blocks and layers" inert={!isReady("left side")}>
              <Suspense>
                <Toolbox onAdded={() => setPanel(null)} />
              </Suspense>
              <Suspense>
                <Layers onRename={rename} />
              </Suspense>
            </aside>
          )}
          <Suspense>
            <Stage device={device} isCut={!isReady("whole page")} inert={!isReady("page")}>
              {isReady("bars") && !preview && <Overlay />}
            </Stage>
          </Suspense>
          {!preview && (
            <>
              <aside className="side side-right" aria-label="The selected block" inert={!isReady("right side")}>
                <Suspense>
                  <Settings />
                </Suspense>
              </aside>
              <Suspense>
                <Dock open={panel} onOpen={setPanel} inert={!isReady("bars")} />
              </Suspense>
            </>
          )}
          {problem !== undefined && <DamagedNotice problem={problem} />}
          <StatusLine />
        </div>
        {dialog === "export" && <ExportDialog onClose={closeDialog} />}
        {dialog === "import" && <ImportDialog onClose={closeDialog} />}
        {dialog === "shortcuts" && <ShortcutsDialog onClose={closeDialog} />}
      </Mode>
    </CommandsProvider>
  );
}

/** Runs after Craft.js, which uses a copy of the block as the drag image: it would cover the page. */
function setDragLabel({ target, dataTransfer }: DragEvent): void {
  if (!(target instanceof HTMLElement && target.draggable)) return;
  const label = target.closest(".toolbox") ? target : document.querySelector(".selection .grip");
  if (label) dataTransfer.setDragImage(label, 12, 12);
}
