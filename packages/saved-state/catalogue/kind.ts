import type { Phase, Severity } from "../document.ts";

/** Fields that all findings of a code share. */
export interface Kind {
  severity: Severity;
  phase: Phase;
  message: string | null;
  text: string;
  reference: string | null;
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

/** A kind with an error message of Craft.js, React or the browser. References are below /docs/. */
export const says = (
  severity: Severity,
  phase: Noticed,
  [message, reference]: [string, string],
  cure: string,
  repair: string | null = null,
  removal: string | null = null,
): Kind => ({
  severity,
  phase,
  message,
  text: phaseEffects[phase],
  reference: `/docs/${reference}`,
  cure,
  repair,
  removal,
});

/** A kind without an error message. */
export const ignores = (
  severity: Severity,
  [text, reference]: [string, string?],
  cure: string,
  repair: string | null = null,
  removal: string | null = null,
): Kind => ({
  severity,
  phase: null,
  message: null,
  text: `No message: ${text}`,
  reference: reference ? `/docs/${reference}` : null,
  cure,
  repair,
  removal,
});
