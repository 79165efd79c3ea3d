import { DefaultEventHandlers, type NodeId } from "@craftjs/core";
import type { RefObject } from "react";
import { announce } from "../state/announcements.ts";
import type { Commands } from "../state/commands.ts";

type Options = ConstructorParameters<typeof DefaultEventHandlers>[0];

/**
 * Craft.js' default handlers with three changes: a drag that ends with Escape or outside the canvas does nothing (by
 * default it drops at the last indicator); only one block is selected at a time; and DOM elements are registered in one
 * batch, once, because each store update re-runs the collectors of all blocks: the main cost with 500 blocks.
 */
export class LandingHandlers extends DefaultEventHandlers {
  readonly #newElements = new Map<NodeId, HTMLElement>();

  constructor(store: NonNullable<Options>["store"], commands: RefObject<Commands | null>) {
    super({ store, removeHoverOnMouseleave: true, isMultiSelectEnabled: () => false });
    if (typeof window !== "undefined") this.#watch(commands);
  }

  override handlers() {
    return {
      ...super.handlers(),
      connect: (element: HTMLElement, id: NodeId) => {
        this.#queueElement(element, id);
        return this.reflect((connectors) => {
          connectors.select(element, id);
          connectors.hover(element, id);
          connectors.drop(element, id);
        });
      },
    };
  }

  #queueElement(element: HTMLElement, id: NodeId): void {
    const { store } = this.options;
    if (store.query.getNodes()[id]?.dom === element) return;
    // In a separate task, since it re-runs all collectors.
    if (this.#newElements.size === 0) setTimeout(() => this.#registerElements());
    this.#newElements.set(id, element);
  }

  #registerElements(): void {
    const elements = [...this.#newElements];
    this.#newElements.clear();
    this.options.store.actions.history.ignore().setState(({ nodes }) => {
      for (const [id, element] of elements) if (nodes[id]) nodes[id].dom = element;
    });
  }

  /** Listens on the window, before Craft.js does on the elements, as long as the page is open. */
  #watch(commands: RefObject<Commands | null>): void {
    let isDragging = false;
    let isDropped = false;
    const onDragStart = ({ target }: Event) => {
      isDragging = target instanceof Element && target.matches("[draggable=true]");
      isDropped = false;
      if (isDragging) commands.current?.endChange();
    };
    const onDrop = (event: Event) => {
      if (!isDragging) return;
      isDropped = event.target instanceof Element && event.target.closest("[data-stage]") !== null;
      event.preventDefault();
    };
    const onDragEnd = () => {
      if (!isDragging) return;
      isDragging = false;
      const { dragTarget } = this;
      if (!isDropped) Object.assign(this, { dragTarget: null });
      else if (this.positioner?.getIndicator()?.error) announce("The block cannot be dropped there.");
      else if (dragTarget?.type === "existing") {
        const [id] = dragTarget.nodes;
        // Craft.js moves the block in a later listener.
        if (id) setTimeout(() => commands.current?.afterMove(id));
      }
    };
    addEventListener("dragstart", onDragStart, true);
    addEventListener("drop", onDrop, true);
    addEventListener("dragend", onDragEnd, true);
  }
}
