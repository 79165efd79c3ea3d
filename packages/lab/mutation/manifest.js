// One instance for the tests, which change it, and for the worker, also after `vi.resetModules()`.
globalThis.builtManifest ??= (await import("../../../dist/worker/manifest.js?built")).manifest;
export const manifest = globalThis.builtManifest;
