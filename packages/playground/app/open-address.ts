import { ownCodeKey } from "../names.ts";
import { fromFragment } from "./share.ts";
import { loadTemplates } from "./templates.ts";
import { type Draft, trusted, untrusted } from "./work.ts";

interface Opened {
  /** Null if the address names none, or one that cannot be opened. */
  draft: Draft | null;
  /** The reason why it cannot be opened, or "". */
  problem: string;
}

/** Opens the project in an address, or the template that its fragment names. */
export async function openAddress(fragment: string): Promise<Opened> {
  const [, kind, id] = /^#(code|template)=(.*)/.exec(fragment) ?? [];
  try {
    if (kind === "code") {
      const project = await fromFragment(fragment);
      return { draft: isOwn(fragment) ? { ...trusted(project), isTouched: true } : untrusted(project), problem: "" };
    }
    if (kind === "template") {
      const template = (await loadTemplates()).find((template) => template.id === id);
      if (!template) throw new Error(`The template “${id}” does not exist.`);
      return { draft: trusted(template.project), problem: "" };
    }
  } catch (error) {
    return { draft: null, problem: `The project in the address could not be opened. ${(error as Error).message}` };
  }
  return { draft: null, problem: "" };
}

function isOwn(fragment: string): boolean {
  try {
    return sessionStorage.getItem(ownCodeKey) === fragment;
  } catch {
    return false;
  }
}
