import { says } from "./says.ts";

/**
 * Throws when React does not say a message about what a component does while it renders. React says it once of each
 * component and never again; it knows them by their names, so the component gets another one for this time.
 */
export async function reactSays(part: string, component: object, name: string, work: () => unknown): Promise<void> {
  Object.assign(component, { displayName: name });
  try {
    await says(part, work);
  } finally {
    Object.assign(component, { displayName: undefined });
  }
}
