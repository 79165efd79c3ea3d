import { settle } from "./stage.tsx";

/** Does with what is rendered what a reader would: presses each button, and changes each field. */
export async function useLikeReader(place: HTMLElement): Promise<void> {
  for (const field of place.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    "input, select, textarea",
  )) {
    if (field.isConnected && !field.disabled) await change(field);
  }
  for (const button of place.querySelectorAll<HTMLElement>("button, [role=button], summary")) {
    if (!button.isConnected || (button as HTMLButtonElement).disabled) continue;
    button.click();
    await settle();
  }
}

async function change(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): Promise<void> {
  if (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type)) field.click();
  else {
    // React notices a change only when the value is set past its own setter.
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, "value")?.set;
    setter?.call(field, nextValue(field));
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
  await settle();
}

function nextValue(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string {
  if (field instanceof HTMLSelectElement) return field.options[field.options.length - 1]?.value ?? "";
  if (field.type === "number" || field.type === "range") return String(Number(field.value || 0) + 1);
  if (field.type === "color") return "#123456";
  return `${field.value}!`;
}
