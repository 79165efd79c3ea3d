import type { NodeData } from '@craftjs/core';

/** The name that a user has given a block, or else its component's name. */
export function nameOf({ custom, displayName }: NodeData): string {
  const own: unknown = custom.displayName;
  return typeof own === 'string' ? own : displayName;
}
