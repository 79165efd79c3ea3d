import type { Effect, Phase, Severity } from "../document.ts";

/** Fields that all findings of a code share. */
export interface Kind extends Effect {
  severity: Severity;
  cure: string;
  repair: string | null;
  removal: string | null;
}

type Noticed = Exclude<Phase, null>;

export const phaseEffects: Record<Noticed, string> = {
  load: "Loading throws: actions.deserialize at the call, <Frame data> while React renders.",
  render: "It loads, and throws while React renders: the whole page disappears.",
  drag: "It loads, but query.node(id).isDraggable() or isDroppable() refuses drags, and reports this message.",
  save: "It loads, but query.serialize() throws.",
};

/** Messages of several kinds. */
export const noType = "Cannot destructure property 'type'";
export const noObject = "Cannot convert undefined or null to object";

/** An effect with an error message of Craft.js, React or the browser. References are below /docs/. */
export const throws = (severity: Severity, phase: Noticed, message: string, reference: string) => ({
  severity,
  phase,
  message,
  text: phaseEffects[phase],
  reference: `/docs/${reference}`,
});

/** An effect without an error message. */
export const ignores = (severity: Severity, text: string, reference?: string) => {
  const none = { phase: null, message: null };
  return { severity, ...none, text: `No message: ${text}`, reference: reference ? `/docs/${reference}` : null };
};

export const kind = (
  effect: Omit<Kind, "cure" | "repair" | "removal">,
  cure: string,
  choices: Partial<Pick<Kind, "repair" | "removal">> = {},
): Kind => ({ ...effect, cure, repair: null, removal: null, ...choices });
