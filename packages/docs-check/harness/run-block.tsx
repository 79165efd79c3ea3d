import { Element, type UserComponent, useEditor } from "@craftjs/core";
import { type ComponentType, createElement, type ReactNode } from "react";
import type { Role } from "../snippets/roles.ts";
import { actLikeReader } from "./act-like-reader.ts";
import { edit, render } from "./editor.tsx";
import { clearErrors, loggedErrors, recordError } from "./errors.ts";
import { settle } from "./input.ts";
import { savedNode } from "./nodes.ts";
import { SampleText, sampleResolver } from "./samples.tsx";

/** Maximum delay of a block's own timers, in milliseconds. */
const maxDelay = 20;

// biome-ignore lint/suspicious/noExplicitAny: the compiler has checked it
type BlockExports = Record<string, any>;

export interface RunnableBlock {
  load: () => Promise<BlockExports>;
  imports: (() => Promise<BlockExports>)[];
  roles: Record<string, Role>;
}

const sampleDocument = JSON.stringify({
  ROOT: savedNode({ resolvedName: "Container" }, { isCanvas: true, nodes: ["sample"] }),
  sample: savedNode({ resolvedName: "Text" }, { props: { text: "Saved" }, parent: "ROOT" }),
});

const sampleProps = {
  id: "ROOT",
  label: "Sample",
  title: "Sample",
  children: <i>Sample</i>,
  json: sampleDocument,
  saved: sampleDocument,
  page: sampleDocument,
  load: async () => sampleDocument,
  onSave: () => {},
  resolver: sampleResolver,
  block: <SampleText />,
  element: <SampleText />,
  make: () => <SampleText />,
};

const sampleNodeProps = { text: "Sample", size: 16, padding: 8, label: "Sample" };

/** Renders a block's exports in an editor and uses them as a reader would. Returns the errors. */
export async function runBlock(runnable: RunnableBlock): Promise<string[]> {
  clearErrors();
  const { setTimeout } = window;
  // Shorten timers, so that debounced work such as saving runs while errors are still watched.
  Object.assign(window, {
    setTimeout: (work: () => void, delay = 0, ...args: unknown[]) =>
      setTimeout(work, Math.min(delay, maxDelay), ...args),
  });
  try {
    const block = await runnable.load();
    watchRules(block);
    await renderByRoles(block, runnable);
    await settle();
  } catch (error) {
    recordError(error);
  } finally {
    Object.assign(window, { setTimeout });
  }
  return loggedErrors();
}

/** Records errors that a rule throws: Craft.js treats them as refusals. */
function watchRules(block: BlockExports): void {
  for (const component of Object.values(block)) {
    const rules: Record<string, (...args: unknown[]) => boolean> | undefined = component?.craft?.rules;
    if (!rules || Object.isFrozen(component)) continue;
    for (const [name, rule] of Object.entries(rules)) {
      const watchedRule: typeof rule = (...args) => {
        try {
          return rule(...args);
        } catch (error) {
          recordError(error);
          throw error;
        }
      };
      component.craft = { ...component.craft, rules: { ...component.craft.rules, [name]: watchedRule } };
    }
  }
}

async function renderByRoles(exported: BlockExports, { imports, roles }: RunnableBlock): Promise<void> {
  const block = { ...exported };
  for (const name of Object.keys(roles)) {
    if (block[name]?.constructor.name !== "AsyncFunction") continue;
    // Browsers do not wait for React Server Components.
    const element = await block[name](sampleProps);
    block[name] = () => element;
  }
  const namesOf = (role: Role) => Object.keys(roles).filter((name) => roles[name] === role && block[name]);
  const elements = (names: string[], props: object): ReactNode[] =>
    names.map((name) => createElement(block[name] as ComponentType, { key: name, ...props }));
  const appNames = namesOf("app");
  for (const app of elements(appNames, sampleProps)) await actLikeReader(await render(app));
  if (appNames.length > 0) return;
  const [userNames, settingsNames, editorNames] = [namesOf("user"), namesOf("settings"), namesOf("editor")];
  if (userNames.length + settingsNames.length + editorNames.length === 0) return;
  const Settings = (_: typeof sampleNodeProps) => <div>{elements(settingsNames, {})}</div>;
  const content = (
    <Element is="div" canvas>
      {userNames.map((name) => createElement(block[name] as UserComponent, { key: name }, ...childrenOf(block[name])))}
      {settingsNames.length > 0 && <Settings {...sampleNodeProps} />}
      <SampleText text="One" />
      <SampleText text="Last" />
    </Element>
  );
  const modules = await Promise.all(imports.map((load) => load()));
  const resolver = { Settings, ...componentsOf(...modules, block) };
  const beside = [...elements(editorNames, sampleProps), <RelatedParts key="related" />];
  const { act, actions, children, container } = await edit(content, { resolver, beside });
  await act(() => actions.selectNode(children()[0]));
  await actLikeReader(container);
}

function RelatedParts() {
  const { id, related } = useEditor((state, query) => {
    const id: string | undefined = query.getEvent("selected").first();
    return { id, related: id ? state.nodes[id]?.related : undefined };
  });
  return (
    <aside key={id}>{Object.entries(related ?? {}).map(([name, Part]) => createElement(Part, { key: name }))}</aside>
  );
}

/** Initial children, since an empty canvas may have no height to drop into. */
const childrenOf = ({ craft }: UserComponent) => (craft?.isCanvas ? [<SampleText key="inside" text="Inside" />] : []);

function componentsOf(...modules: BlockExports[]): Record<string, ComponentType> {
  const components = modules.flatMap((module) => Object.entries(module)).filter(([name]) => /^[A-Z]/.test(name));
  return Object.fromEntries(components.filter(([, value]) => typeof value === "function" || value?.$$typeof));
}
