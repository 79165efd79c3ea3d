import { DefaultEventHandlers, type NodeId } from "@craftjs/core";

type Options = ConstructorParameters<typeof DefaultEventHandlers>[0];
type Create = ReturnType<DefaultEventHandlers["handlers"]>["create"];

/** What the editor wants to hear of a drag. */
export interface DragListener {
  onStart(): void;
  /** Craft.js has moved a block. */
  onMoved(id: NodeId): void;
  /** A block was dropped where it may not stand. */
  onRefused(): void;
}

/**
 * Craft.js' own handlers for the mouse, with three differences. A drag that ends with Escape, or outside of the canvas,
 * changes nothing: they would drop at the last place that was shown. The store is told of the elements of all blocks at
 * once, and not again when the editor is enabled: each word to it asks all blocks whether they have changed, which with
 * 500 of them takes longer than everything else. And one block is selected at a time, as all panels are about one.
 */
export class LandingHandlers extends DefaultEventHandlers {
  readonly #listener: DragListener;
  readonly #newElements = new Map<NodeId, HTMLElement>();

  constructor(store: NonNullable<Options>["store"], listener: DragListener) {
    super({ store, removeHoverOnMouseleave: true, isMultiSelectEnabled: () => false });
    this.#listener = listener;
  }

  override handlers() {
    const base = super.handlers();
    return {
      ...base,
      connect: (element: HTMLElement, id: NodeId) => {
        this.#tellElement(element, id);
        return this.reflect((connectors) => {
          connectors.select(element, id);
          connectors.hover(element, id);
          connectors.drop(element, id);
        });
      },
      drag: (element: HTMLElement, id: NodeId) => joined(this.#watch(element), base.drag(element, id)),
      create: (element: HTMLElement, ...rest: Rest<Create>) =>
        joined(this.#watch(element), base.create(element, ...rest)),
    };
  }

  #tellElement(element: HTMLElement, id: NodeId): void {
    const { store } = this.options;
    if (store.query.getNodes()[id]?.dom === element) return;
    if (this.#newElements.size === 0) queueMicrotask(() => this.#tellElements());
    this.#newElements.set(id, element);
  }

  #tellElements(): void {
    const elements = [...this.#newElements];
    this.#newElements.clear();
    this.options.store.actions.history.ignore().setState(({ nodes }) => {
      for (const [id, element] of elements) if (nodes[id]) nodes[id].dom = element;
    });
  }

  /** Has to be called before Craft.js adds its own listeners, so that it is heard first. */
  #watch(element: HTMLElement): () => void {
    let dropped = false;
    const onDrop = (event: Event) => {
      dropped = event.target instanceof Element && event.target.closest("[data-stage]") !== null;
      event.preventDefault();
    };
    const onStart = (event: Event) => {
      if (!isInnermost(event, element)) return;
      dropped = false;
      addEventListener("drop", onDrop, true);
      this.#listener.onStart();
    };
    const onEnd = (event: Event) => {
      if (!isInnermost(event, element)) return;
      removeEventListener("drop", onDrop, true);
      const target = this.dragTarget;
      const refused = this.positioner?.getIndicator()?.error;
      if (!dropped) Object.assign(this, { dragTarget: null });
      else if (refused) this.#listener.onRefused();
      else if (target?.type === "existing") {
        const [id] = target.nodes;
        // Craft.js moves it in the listener that comes after this one.
        if (id) setTimeout(() => this.#listener.onMoved(id));
      }
    };
    element.addEventListener("dragstart", onStart);
    element.addEventListener("dragend", onEnd);
    return () => {
      removeEventListener("drop", onDrop, true);
      element.removeEventListener("dragstart", onStart);
      element.removeEventListener("dragend", onEnd);
    };
  }
}

type Rest<F> = F extends (first: HTMLElement, ...rest: infer R) => unknown ? R : never;

/** Whether a drag is one of the element itself, and not of one in it whose event has bubbled. */
function isInnermost(event: Event, element: HTMLElement): boolean {
  return event.target === element;
}

function joined(...cleanups: (() => void)[]): () => void {
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}
