import { Editor } from "@craftjs/core";
import { ErrorBoundary } from "browser/error-boundary.tsx";
import { useRef, useState } from "react";
import { blocks } from "./blocks/blocks.ts";
import { LandingHandlers } from "./canvas/handlers.ts";
import { startPage } from "./page/start-page.tsx";
import { Stopped } from "./panels/stopped.tsx";
import { pageChanged } from "./state/autosave.ts";
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
  style: { zIndex: 3 }, // below the bars: the end of a block may be behind them
};

interface AppProps {
  saved?: SavedPage;
  /** Called when the editor can be used. */
  onUsable?: () => void;
}

/** The whole example. The build renders it, too: visitors see that HTML first. */
export const App = (props: AppProps) => (
  <ErrorBoundary fallback={(message) => <Stopped message={message} />}>
    <LandingEditor {...props} />
  </ErrorBoundary>
);

function LandingEditor({ saved, onUsable }: AppProps) {
  // Craft.js reads the handlers once, on mount, but the commands exist only inside the editor.
  const commands = useRef<Commands>(null);
  const [handlers] = useState((): HandlersOption => (store) => new LandingHandlers(store, commands));
  return (
    <Editor resolver={blocks} indicator={indicator} handlers={handlers} onNodesChange={pageChanged}>
      <Workbench ref={commands} page={saved?.page ?? startPage} problem={saved?.problem} onUsable={onUsable} />
    </Editor>
  );
}
