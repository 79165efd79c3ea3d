/** Lets the browser download a file. */
export function saveFile(name: string, content: BlobPart, type = "application/json"): void {
  const href = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000); // browsers read it after the click
}
