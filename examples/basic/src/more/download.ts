/** Lets the browser download a text as a file. */
export function download(name: string, text: string, type: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
