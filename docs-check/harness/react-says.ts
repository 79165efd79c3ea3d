import { says } from "./says.ts";

/** Throws unless React logs a message while rendering; it logs once per component name, so this sets a new one. */
export async function reactSays(part: string, component: object, name: string, work: () => unknown): Promise<void> {
  Object.assign(component, { displayName: name });
  try {
    await says(part, work);
  } finally {
    Object.assign(component, { displayName: undefined });
  }
}
