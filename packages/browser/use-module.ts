import { useEffect, useState } from "react";

/**
 * Imports a module in the browser once the component is shown; the edge renders without it.
 * @returns the module, null until it has loaded, and the error message if loading failed
 */
export function useModule<Module>(load: () => Promise<Module>): { module: Module | null; failure: string } {
  const [module, setModule] = useState<Module | null>(null);
  const [failure, setFailure] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    load().then(setModule, (error: Error) => setFailure(error.message));
  }, []);
  return { module, failure };
}
