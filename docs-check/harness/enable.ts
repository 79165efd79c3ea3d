import { type EditorHandle, settle } from "./stage.tsx";

/** Switches an editor on or off, and lets its connectors hear of it. */
export async function enable(actions: Pick<EditorHandle["actions"], "setOptions">, enabled: boolean): Promise<void> {
  actions.setOptions((options) => {
    options.enabled = enabled;
  });
  await settle();
}
