export function setupProblem(folder?: string, version?: string): string | null;
