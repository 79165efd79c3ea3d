import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import type { PageKind } from "../shared/page-data.ts";
import { appElementId, mainId } from "../shared/wire-names.ts";
import { Content, classOf, type Screen, Shell } from "./app.tsx";
import { documentTitle } from "./components/page-head.tsx";
import { afterFrame, framesOfChange, showFirst } from "./start/first-frame.ts";
import { showTitleFirst } from "./title-first.ts";

/** Shows screens, one at a time. */
export interface Stage {
  /**
   * Makes a screen's content, which costs most of what showing it does. Until another one is prepared, it is at hand.
   * @throws what a component throws
   */
  prepare(screen: Screen): void;
  /**
   * Puts a screen into the place of the one that is shown, at once. On a slow machine, the marks of what stands around it
   * and what comes after the title follow in the next frame. `isTop`: whether the screen's top is what the reader will see.
   * @returns when all of it is in the document
   */
  show(screen: Screen, isTop: boolean): Promise<void>;
}

/** A screen's content, in a `<main>` and a React root of its own: it can be made before it is shown. */
interface Scene {
  screen: Screen;
  main: HTMLElement;
  /** None where the content came as HTML that is no business of React's. */
  root: Root | undefined;
}

/**
 * Takes over the page that the edge rendered with the screen it was rendered from. What stands around the content is hydrated
 * when a screen has been prepared, which it may have to change for. The content is hydrated where it does something. Else it
 * stays the HTML that it is: React would only look at it while the reader waits for the page that comes in its place.
 * @throws when the document lacks the app's elements, or what a component throws
 */
export function takeOver(initial: Screen): Stage {
  const container = document.getElementById(appElementId);
  const main = document.getElementById(mainId);
  if (!container || !main) throw new Error(`There is no #${appElementId} or #${mainId}.`);

  const root = doesSomething(initial.data.page.kind) ? hydrate(main, contentOf(initial)) : undefined;
  let shown: Scene = { screen: initial, main, root };
  let prepared: Scene | undefined;
  let shell: Root | undefined;

  const slot = () => container.querySelector<HTMLElement>(".slot");
  const takeOverShell = (): Root => {
    shell ??= hydrate(container, shellOf(initial));
    // Where something else has changed it, such as a translator, React makes it anew, without the content.
    if (!shown.main.isConnected) slot()?.append(shown.main);
    return shell;
  };

  function prepare(screen: Screen): Scene {
    if (prepared?.screen.data === screen.data && prepared.screen.state === screen.state) return prepared;
    prepared?.root?.unmount();
    prepared = undefined;
    prepared = makeScene(screen);
    return prepared;
  }

  function showShell(): void {
    const root = takeOverShell();
    flushSync(() => root.render(shellOf(shown.screen)));
  }

  return {
    prepare(screen) {
      prepare(screen);
      afterFrame(takeOverShell);
    },
    async show(screen, isTop) {
      const next = prepare(screen);
      const last = shown;
      prepared = undefined;
      shown = next;
      // Before anything else changes: browsers lay the page out before they take away the element that has the focus.
      slot()?.replaceChildren();
      const frames = framesOfChange(isTop);
      const isInParts = frames.includes("title");
      if (isInParts) showTitleFirst(next.main); // its rest comes back first: what is laid out next is then all of it
      showFirst(isTop, frames);
      const isLater = isInParts && classOf(screen.data) === classOf(last.screen.data);
      if (!isLater) showShell();
      slot()?.append(next.main);
      document.title = documentTitle(screen.data.head, screen.state !== undefined);
      afterFrame(() => last.root?.unmount());
      if (!isInParts) return;
      await new Promise<void>(afterFrame);
      if (isLater) showShell();
    },
  };
}

/** Whether the content of a kind of page has a state, or listens. That of the others is HTML, however it is made. */
function doesSomething(kind: PageKind): boolean {
  return kind === "search"; // client/pages/static-pages.test.ts looks that it is the only one
}

function makeScene(screen: Screen): Scene {
  const main = Object.assign(document.createElement("main"), { id: mainId, tabIndex: -1 });
  const errors: unknown[] = [];
  const root = createRoot(main, { onUncaughtError: (error) => errors.push(error) });
  flushSync(() => root.render(contentOf(screen)));
  if (errors.length > 0) {
    root.unmount();
    throw errors[0];
  }
  return { screen, main, root };
}

/** The element that holds the content, which is the business of the roots in it: React finds it as it left it. */
// biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it is how React is told to leave children alone
const emptySlot = <div className="slot" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;

const shellOf = (screen: Screen) => <Shell screen={screen}>{emptySlot}</Shell>;
const contentOf = (screen: Screen) => <Content screen={screen} />;

/** Hydrates what is in an element, at once. */
const hydrate = (container: HTMLElement, children: ReactNode) => flushSync(() => hydrateRoot(container, children));
