import { Editor, Element, Frame, type Node, type NodeData, type NodeTree, useEditor, useNode } from "@craftjs/core";
import {
  Children,
  type ComponentProps,
  type ComponentType,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { loggedErrors, recordError } from "./errors.ts";
import { settle } from "./input.ts";
import { containerOf, SampleText, sampleResolver } from "./samples.tsx";

// biome-ignore lint/suspicious/noExplicitAny: a resolver takes components with any props
type Components = Record<string, ComponentType<any>>;
/** The result of `useEditor()`. */
export type EditorHandle = ReturnType<typeof useEditor>;
type EditorProps = ComponentProps<typeof Editor>;

interface EditOptions extends Omit<EditorProps, "children" | "resolver"> {
  /** Components in addition to the content's, which are always in the resolver. */
  resolver?: Components;
  /** Rendered before the frame. */
  beside?: ReactNode;
}

export interface TestEditor extends EditorHandle {
  container: HTMLElement;
  /** Ids of the root's first four children. */
  first: string;
  second: string;
  third: string;
  fourth: string;
  children: (id?: string) => string[];
  data: (id: string) => NodeData;
  dom: (id: string) => HTMLElement;
  selected: () => string[];
  hovered: () => string[];
  /** Number of steps in the history. */
  steps: () => number;
  textOf: (id: string) => string;
  /** The texts of the root's children. */
  texts: () => string[];
  /** Sets a text; `by` is `actions`, or for example `actions.history.ignore()`. */
  setText: (id: string, text: string, by?: Pick<EditorHandle["actions"], "setProp">) => void;
  tree: (element: ReactElement) => NodeTree;
  /** Adds an element to the page, at the end by default; returns its node's id. */
  add: (element: ReactElement, parent?: string, index?: number) => string;
  /** A new node of an HTML tag with this `data`, not yet on a page. */
  freshNode: (data?: object) => Node;
  enable: (enabled: boolean) => Promise<void>;
  /** Runs `work` and waits for React to render the result. */
  act: (work: () => unknown) => Promise<void>;
}

/**
 * Renders an editor and unmounts it after the test. A single element becomes `ROOT`; a list is put into a canvas.
 * Components in the content are in the resolver by name. A component made with `Object.assign` has no name: pass it in
 * `resolver`.
 */
export async function edit(content: ReactElement | ReactElement[], options: EditOptions = {}): Promise<TestEditor> {
  const { beside, resolver, ...props } = options;
  const root = Array.isArray(content)
    ? containerOf(...content.map((block, key) => ({ ...block, key: String(key) })))
    : content;
  return editorWith([<Fragment key="1">{beside}</Fragment>, <Frame key="2">{root}</Frame>], {
    ...props,
    resolver: { ...sampleResolver, ...componentsIn(root), ...resolver },
  });
}

/** Renders an editor with these children, without a frame. */
export async function editorWith(content: ReactNode, props: object = {}): Promise<TestEditor> {
  let editor: EditorHandle | undefined;
  const Handle = () => {
    editor = useEditor();
    return null;
  };
  const container = await render(
    <Editor {...props}>
      <Handle />
      {content}
    </Editor>,
  );
  if (!editor) throw new Error(`the editor did not render: ${loggedErrors().join("; ")}`);
  const { actions, query, store } = editor;
  const [first = "", second = "", third = "", fourth = ""] = query.getNodes().ROOT?.data.nodes ?? [];
  const act = async (work: () => unknown) => {
    await work();
    await settle();
  };
  const textOf = (id: string): string => query.node(id).get().data.props.text;
  const tree = (element: ReactElement) => query.parseReactElement(element).toNodeTree();
  return {
    ...editor,
    container,
    first,
    second,
    third,
    fourth,
    children: (id = "ROOT") => query.node(id).childNodes(),
    data: (id) => query.node(id).get().data,
    dom: (id) => query.node(id).get().dom as HTMLElement,
    selected: () => query.getEvent("selected").all(),
    hovered: () => query.getEvent("hovered").all(),
    steps: () => store.history.timeline.length,
    textOf,
    texts: () => query.node("ROOT").childNodes().map(textOf),
    setText: (id, text, by = actions) => by.setProp(id, assign({ text })),
    tree,
    add: (element, parent = "ROOT", index) => {
      const nodeTree = tree(element);
      actions.addNodeTree(nodeTree, parent, index);
      return nodeTree.rootNodeId;
    },
    freshNode: (data) => query.parseFreshNode({ data: { type: "hr", ...data } }).toNode(),
    act,
    enable: (enabled) => act(() => actions.setOptions(assign({ enabled }))),
  };
}

/** Renders an element and unmounts it after the test. */
export async function render(element: ReactNode): Promise<HTMLElement> {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container, { onUncaughtError: recordError, onCaughtError: recordError });
  root.render(element);
  onTestFinished(async () => {
    root.unmount();
    await settle();
    container.remove();
  });
  await settle();
  return container;
}

export type Hook = ReturnType<typeof useNode> & Record<string, unknown>;

/** A block that records what `useNode` returns in each render. */
export function block(collector?: (node: Node) => Record<string, unknown>, craft: object = {}) {
  const results: Hook[] = [];
  const Block = () => {
    results.push(useNode(collector) as Hook);
    return <p>Block</p>;
  };
  const hook = (): Hook => results.at(-1) as Hook;
  return { Block: Object.assign(Block, { craft }), results, hook };
}

function componentsIn(element: ReactNode): Components {
  if (!isValidElement<{ is?: unknown; children?: ReactNode }>(element)) return {};
  const { is, children } = element.props;
  const types = [element.type, is].filter((type) => typeof type === "function") as ComponentType[];
  const descendants = Children.toArray(typeof children === "function" ? [] : children).map(componentsIn);
  const namedTypes = types.filter((type) => type.name && (type as unknown) !== Element);
  return Object.assign({}, ...descendants, Object.fromEntries(namedTypes.map((type) => [type.name, type])));
}

export async function twoTexts(options?: Parameters<typeof edit>[1]) {
  const editor = await edit(containerOf(<SampleText text="One" />, <SampleText text="Two" />), options);
  return { ...editor, one: editor.first, two: editor.second };
}

/** A callback for `setProp` and the like: `setProp(id, assign({ text: "New" }))`. */
export const assign = (values: object) => (target: object | undefined) => void Object.assign(target ?? {}, values);
