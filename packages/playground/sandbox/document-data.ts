/** JSON that the build embeds in the document of a live example, or of the playground. */
export interface DocumentData {
  /** URL of the script with the compiler. */
  compiler: string;
  /** The separate origin of these documents, if the site has one, and the origin of the pages that frame them. */
  origins?: { sandbox: string; pages: string };
}

export interface LiveExampleData extends DocumentData {
  source: string;
  /** The source, highlighted. */
  html: string;
  /** The source, compiled. */
  code: string;
  /** URL of the script with the editor. */
  editor: string;
}

export interface SandboxData extends DocumentData {
  /** URL of the script with @craftjs/layers. */
  layers: string;
}

export const documentDataId = "document-data";

/** Reads the data that the build embedded. @throws if it is missing */
export function readDocumentData<Data extends DocumentData>(): Data {
  const text = document.getElementById(documentDataId)?.textContent;
  if (!text) throw new Error(`The document has no element #${documentDataId} with its data.`);
  return JSON.parse(text) as Data;
}
