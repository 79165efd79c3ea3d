declare module "virtual:docs" {
  export const blocks: Record<string, import("./run-block.tsx").RunnableBlock>;
  export const checkFiles: Record<string, () => Promise<import("./check-file.ts").CheckFile>>;
}
