/** What an unconverted `*.node-check.ts` exports. */
export interface NodeCheckFile {
  probes: Record<string, () => unknown>;
}
