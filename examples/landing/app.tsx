import { Editor } from "@craftjs/core";
import { ErrorBoundary } from "browser/error-boundary.tsx";
import { useCallback, useState } from "react";
import { blocks } from "./blocks/blocks.ts";
import { LandingHandlers } from "./canvas/handlers.ts";
import { startPage } from "./page/start-page.tsx";
import { Stopped } from "./panels/stopped.tsx";
import { announce } from "./state/announcements.ts";
import { Autosave } from "./state/autosave.ts";
import type { Commands } from "./state/commands.ts";
import type { SavedPage } from "./state/saved-page.ts";
import { Workbench } from "./workbench.tsx";

type HandlersOption = NonNullable<Parameters<typeof Editor>[0]["handlers"]>;

const indicator = {
  success: "var(--blue)",
  error: "var(--red)",
  thickness: 3,
  transition: "none",
  className: "drop-indicator",
};

interface AppProps {
  saved?: SavedPage;
  /** Called when the editor can be used. */
  onUsable?: () => void;
}

/** The whole example. The build renders it, too: its HTML is what a visitor sees first. */
export const App = (props: AppProps) => (
  <ErrorBoundary fallback={(message) => <Stopped message={message} />}>
    <LandingEditor {...props} />
  </ErrorBoundary>
);

function LandingEditor({ saved, onUsable }: AppProps) {
  const [preview, setPreview] = useState(false);
  const [parts] = useState(createParts);
  const onReady = useCallback(
    (commands: Commands) => {
      parts.commands = commands;
      onUsable?.();
    },
    [parts, onUsable],
  );
  return (
    <Editor
      resolver={blocks}
      enabled={!preview}
      indicator={indicator}
      handlers={parts.handlers}
      onNodesChange={parts.onNodesChange}
    >
      <Workbench
        page={saved?.page ?? startPage}
        problem={saved?.problem}
        autosave={parts.autosave}
        preview={preview}
        onPreview={setPreview}
        onReady={onReady}
      />
    </Editor>
  );
}

// Craft.js reads these options once, on mount, but the commands exist only inside the editor.
function createParts() {
  const autosave = new Autosave();
  const handlers: HandlersOption = (store) =>
    new LandingHandlers(store, {
      onStart: () => parts.commands?.endChange(),
      onMoved: (id) => parts.commands?.afterMove(id),
      onRefused: () => announce("It cannot be dropped there. It stays in its place."),
    });
  const parts = { autosave, handlers, onNodesChange: () => autosave.changed(), commands: null as Commands | null };
  return parts;
}
