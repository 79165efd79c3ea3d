/** JSON that the build embeds in an example's document. */
export interface PlaygroundData {
  source: string;
  code: string;
  compiler: string;
}

export const playgroundDataId = "given";

/** @throws when the document has no such element */
export function readPlaygroundData(): PlaygroundData {
  const text = document.getElementById(playgroundDataId)?.textContent;
  if (!text) throw new Error(`The document has no element #${playgroundDataId} with its example.`);
  return JSON.parse(text) as PlaygroundData;
}
