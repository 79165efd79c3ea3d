const failures = new Map<string, number>();

/**
 * Imports a module; after a failure, under another URL, because some browsers cache failed imports
 * (https://github.com/whatwg/html/issues/6768).
 */
export function importWithRetry<Module>(address: string): Promise<Module> {
  const failureCount = failures.get(address) ?? 0;
  const module: Promise<Module> = import(failureCount > 0 ? `${address}?retry=${failureCount}` : address);
  module.catch(() => failures.set(address, failureCount + 1));
  return module;
}
