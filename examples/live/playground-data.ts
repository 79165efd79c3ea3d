/** What the build has put into an example's document, as JSON. */
export interface PlaygroundData {
  source: string;
  /** The same, compiled. */
  code: string;
  /** Address of the compiler's script. */
  compiler: string;
}

/** Id of the element that holds it. */
export const playgroundDataId = "given";

/** @throws when the document is none that the build has made */
export function readPlaygroundData(): PlaygroundData {
  const text = document.getElementById(playgroundDataId)?.textContent;
  if (!text) throw new Error(`The document has no element #${playgroundDataId} with its example.`);
  return JSON.parse(text) as PlaygroundData;
}
