import { session } from "browser/session.ts";
import { ownCodeKey } from "../names.ts";
import { fromFragment } from "./share.ts";
import { loadTemplates } from "./templates.ts";
import { type Draft, trusted, untrusted } from "./work.ts";

/**
 * Opens the project in an address, or the template that its fragment names; null without one.
 * @throws with a sentence for the reader
 */
export async function openAddress(fragment: string): Promise<Draft | null> {
  const [, kind, id] = /^#(code|template)=(.*)/.exec(fragment) ?? [];
  if (kind === "code") {
    const project = await fromFragment(fragment);
    const isOwn = session.get(ownCodeKey) === fragment;
    return isOwn ? { ...trusted(project), isTouched: true } : untrusted(project);
  }
  if (kind === "template") {
    const template = (await loadTemplates()).find((template) => template.id === id);
    if (!template) throw new Error(`The template “${id}” does not exist.`);
    return trusted(template.project);
  }
  return null;
}
