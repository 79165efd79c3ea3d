import { type ReactNode, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { Content, type Screen, Shell } from "./app.tsx";
import type { PageKind } from "./page-data.ts";
import { afterFrame, markTitleFirst, showFirst } from "./start/first-frame.ts";
import { appElementId, mainId } from "./wire-names.ts";

/** Shows screens, one at a time. */
export interface Stage {
  /**
   * Makes a screen's content, which costs most of what showing it does. Until another one is prepared, it is at hand.
   * @throws what a component throws
   */
  prepare(screen: Screen): void;
  /**
   * Prepares a screen that may be shown next. Renders what is around the content once more, too, which changes nothing:
   * code that has never run is slow, and the click that may come needs it.
   * @throws what a component throws
   */
  rehearse(screen: Screen): void;
  /** Puts a screen into the place of the one that is shown, at once. `isTop`: whether its top is what the reader will see. */
  show(screen: Screen, isTop: boolean): void;
}

/** A screen's content, in a `<main>` and a React root of its own: it can be made before it is shown. */
interface Scene {
  screen: Screen;
  main: HTMLElement;
  /** None where the content came as HTML that is no business of React's. */
  root: Root | undefined;
}

/**
 * Hydrates the page that the edge rendered with the screen it was rendered from: what stands around the content, and the
 * content where that does something. Else it stays the HTML that it is. React would only look at it while the reader
 * waits for the page that comes in its place.
 * @throws when the document lacks the app's elements, or what a component throws
 */
export async function takeOver(initial: Screen): Promise<Stage> {
  const container = document.getElementById(appElementId);
  const main = document.getElementById(mainId);
  const slot = main?.parentElement;
  if (!container || !slot) throw new Error(`The page has no #${appElementId} and #${mainId} to take over.`);

  const [shell, root] = await Promise.all([
    hydrate(container, shellOf(initial)),
    doesSomething(initial.data.page.kind) ? hydrate(main, contentOf(initial)) : undefined,
  ]);
  let shown: Scene = { screen: initial, main, root };
  let prepared: Scene | undefined;

  function prepare(screen: Screen): Scene {
    if (prepared?.screen.data === screen.data && prepared.screen.state === screen.state) return prepared;
    prepared?.root?.unmount();
    prepared = undefined;
    prepared = makeScene(screen);
    return prepared;
  }

  const render = (screen: Screen) => flushSync(() => shell.render(<Told>{shellOf(screen)}</Told>));

  return {
    prepare,
    rehearse(screen) {
      prepare(screen);
      render(shown.screen);
    },
    show(screen, isTop) {
      const next = prepare(screen);
      const last = shown;
      prepared = undefined;
      shown = next;
      // Before anything else changes: browsers lay the page out before they take away the element that has the focus.
      slot.replaceChildren();
      showFirst(isTop, "change");
      render(screen);
      markTitleFirst(next.main);
      slot.append(next.main);
      afterFrame(() => last.root?.unmount());
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
const slot = <div className="slot" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;

const shellOf = (screen: Screen) => <Shell screen={screen}>{slot}</Shell>;
const contentOf = (screen: Screen) => <Content screen={screen} />;

/** Hydrates what is in an element. Done when React has taken it over. */
function hydrate(container: HTMLElement, children: ReactNode): Promise<Root> {
  return new Promise((resolve, reject) => {
    const onMount = () => resolve(root);
    const root = hydrateRoot(container, <Told onMount={onMount}>{children}</Told>, { onUncaughtError: reject });
  });
}

/** Tells when it has been mounted: React itself does not say when it has hydrated a root. */
function Told({ onMount, children }: { onMount?: () => void; children: ReactNode }) {
  useLayoutEffect(() => onMount?.(), [onMount]);
  return children;
}
