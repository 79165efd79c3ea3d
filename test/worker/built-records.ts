/** The values that the build wrote for KV, by key. */
export const builtRecords = byKey(
  import.meta.glob<string>("../../dist/records/*", { query: "?raw", import: "default", eager: true }),
);
/** The statements that the build wrote for the search database, by key. */
export const builtSearchPages = byKey(
  import.meta.glob<string>("../../dist/search/*", { query: "?raw", import: "default", eager: true }),
);

function byKey(files: Record<string, string>): Map<string, string> {
  return new Map(Object.entries(files).map(([file, text]) => [file.replace(/^.*\//, ""), text]));
}
