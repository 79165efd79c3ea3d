/** What the build has put into an example's document, as JSON. */
export interface Given {
  source: string;
  /** The same, compiled. */
  code: string;
  /** Address of the compiler's script. */
  compiler: string;
}

/** Id of the element that holds it. */
export const givenId = "given";

/** @throws when the document is none that the build has made */
export function readGiven(): Given {
  const text = document.getElementById(givenId)?.textContent;
  if (!text) throw new Error(`The document has no element #${givenId} with its example.`);
  return JSON.parse(text) as Given;
}
