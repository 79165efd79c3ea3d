import { DefaultEventHandlers, type NodeId, Positioner } from '@craftjs/core';

type DragTarget = Positioner['dragTarget'];

const holdTime = 250;
const slop = 8;

export class TouchHandlers extends DefaultEventHandlers {
  /** Which node an element on the canvas stands for. */
  private readonly targets = new WeakMap<Element, NodeId>();

  override handlers(): ReturnType<DefaultEventHandlers['handlers']> {
    const base = super.handlers();
    const { store } = this.options;

    return {
      ...base,
      drop: (el, id) => {
        this.targets.set(el, id);
        return base.drop(el, id);
      },
      drag: (el, id) => {
        if (!store.query.node(id).isDraggable()) return base.drag(el, id);
        const removeTouch = this.addTouchDrag(el, () => {
          store.actions.selectNode(id);
          return { type: 'existing', nodes: [id] };
        });
        return join(removeTouch, base.drag(el, id));
      },
      create: (el, element, options) => {
        const begin = (): DragTarget => {
          const made = typeof element === 'function' ? element() : element;
          if ('rootNodeId' in made) return { type: 'new', tree: made };
          const tree = store.query.parseReactElement(made).toNodeTree();
          return { type: 'new', tree };
        };
        const removeTouch = this.addTouchDrag(el, begin, options?.onCreate);
        return join(removeTouch, base.create(el, element, options));
      },
    };
  }

  private addTouchDrag(
    el: HTMLElement,
    begin: () => DragTarget,
    onCreate?: (tree: Extract<DragTarget, { type: 'new' }>['tree']) => void,
  ): () => void {
    const { store } = this.options;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let positioner: Positioner | undefined;

    const finish = (drop: boolean) => {
      clearTimeout(timer);
      el.setAttribute('draggable', 'true');
      if (!positioner) return;

      const indicator = positioner.getIndicator();
      const { dragTarget } = positioner;
      positioner.cleanup();
      positioner = undefined;
      store.actions.setIndicator(null);

      if (!drop || !indicator || indicator.error) return;
      const { parent, index, where } = indicator.placement;
      const position = where === 'after' ? index + 1 : index;
      if (dragTarget.type === 'existing') {
        store.actions.move(dragTarget.nodes, parent.id, position);
      } else {
        store.actions.addNodeTree(dragTarget.tree, parent.id, position);
        onCreate?.(dragTarget.tree);
      }
    };

    const onStart = (event: TouchEvent) => {
      const [touch] = event.touches;
      // A second finger is a pinch.
      if (!touch || event.touches.length > 1) return finish(false);

      start = { x: touch.clientX, y: touch.clientY };
      // A browser that drags by long press would take the touch away.
      el.removeAttribute('draggable');
      timer = setTimeout(() => {
        positioner = new Positioner(store, begin());
      }, holdTime);
    };

    const onMove = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (!touch) return;
      const { clientX: x, clientY: y } = touch;

      if (!positioner) {
        // The finger moved before the time was up: the user scrolls.
        if (Math.hypot(x - start.x, y - start.y) > slop) clearTimeout(timer);
        return;
      }

      event.preventDefault();
      let under = el.ownerDocument.elementFromPoint(x, y);
      while (under && !this.targets.has(under)) under = under.parentElement;
      const id = under && this.targets.get(under);
      const indicator = id && positioner.computeIndicator(id, x, y);
      if (indicator) store.actions.setIndicator(indicator);
    };

    const onEnd = (event: TouchEvent) => {
      // Without this, the browser would click what lies under the finger.
      if (positioner) event.preventDefault();
      finish(true);
    };
    const onCancel = () => finish(false);
    const onContextMenu = (event: Event) => {
      if (positioner) event.preventDefault();
    };

    const removeStart = this.addCraftEventListener(
      el,
      'touchstart',
      (event) => {
        // The innermost block gets the touch.
        event.craft.stopPropagation();
        onStart(event);
      },
      { passive: true },
    );
    el.addEventListener('touchmove', onMove, { passive: false });
    el.addEventListener('touchend', onEnd);
    el.addEventListener('touchcancel', onCancel);
    el.addEventListener('contextmenu', onContextMenu);

    return () => {
      finish(false);
      removeStart();
      el.removeEventListener('touchmove', onMove);
      el.removeEventListener('touchend', onEnd);
      el.removeEventListener('touchcancel', onCancel);
      el.removeEventListener('contextmenu', onContextMenu);
    };
  }
}

// The default handlers return the function that detaches them, although their
// types say that they return nothing. It comes last: it resets "draggable".
function join(...removers: unknown[]): () => void {
  return () => {
    for (const remove of removers) if (typeof remove === 'function') remove();
  };
}
