import { settle } from "./stage.tsx";

/** Types a value into a field, as a reader would. */
export async function fillIn(
  field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null,
  value: string,
): Promise<void> {
  if (!field) throw new Error("there is no field to fill in");
  // React notices a change only when the value is set through the prototype's setter.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, "value")?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  await settle();
}
