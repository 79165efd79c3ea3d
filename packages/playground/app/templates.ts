import { once } from "browser/once.ts";
import type { Project } from "./project.ts";

declare const process: { env: { PLAYGROUND_TEMPLATES?: string } };

/** A project to begin with. */
export interface Template {
  /** Name of its folder in `content/playground/`; `live/<name>` for the source of a live example. */
  id: string;
  /** Null for live examples, which are only opened from their pages. */
  description: string | null;
  project: Project;
}

/** Fetches all templates. @throws on failure; a later call tries again */
export const loadTemplates = once(async (): Promise<Template[]> => {
  const response = await fetch(process.env.PLAYGROUND_TEMPLATES ?? "");
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.json();
});

const defaultTemplate = "text-and-container";

/** A template by its id, or the first of the list if there is none. @throws if the templates cannot be loaded */
export async function templateOf(id = defaultTemplate): Promise<Template> {
  const templates = await loadTemplates();
  const template = templates.find((template) => template.id === id) ?? templates[0];
  if (!template) throw new Error("The list of templates is empty.");
  return template;
}
