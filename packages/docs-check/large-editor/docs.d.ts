declare module "docs:src/batched-handlers" {
  export const BatchedHandlers: typeof import("@craftjs/core").DefaultEventHandlers;
}
