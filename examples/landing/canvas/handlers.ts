import { DefaultEventHandlers, type NodeId } from "@craftjs/core";

type Options = ConstructorParameters<typeof DefaultEventHandlers>[0];
type Create = ReturnType<DefaultEventHandlers["handlers"]>["create"];

export interface DragListener {
  onStart(): void;
  onMoved(id: NodeId): void;
  onRefused(): void;
}

/**
 * Craft.js' default handlers with three changes: a drag that ends with Escape or outside the canvas does nothing (by
 * default it drops at the last indicator); only one block is selected at a time; and DOM elements are registered in one
 * batch, once, because each store update re-runs the collectors of all blocks: the main cost with 500 blocks.
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
    // In a separate task, since it re-runs all collectors.
    if (this.#newElements.size === 0) setTimeout(() => this.#tellElements());
    this.#newElements.set(id, element);
  }

  #tellElements(): void {
    const elements = [...this.#newElements];
    this.#newElements.clear();
    this.options.store.actions.history.ignore().setState(({ nodes }) => {
      for (const [id, element] of elements) if (nodes[id]) nodes[id].dom = element;
    });
  }

  /** Must run before Craft.js adds its own listeners. */
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
        // Craft.js moves the block in a later listener.
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

/** Whether the drag started on the element itself, rather than bubbling up from a descendant. */
function isInnermost(event: Event, element: HTMLElement): boolean {
  return event.target === element;
}

function joined(...cleanups: (() => void)[]): () => void {
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}
