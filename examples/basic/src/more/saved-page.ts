import type { Resolver, SerializedNodes } from '@craftjs/core';
import { readPage } from '../editor/read-page.ts';

/** Each address has its own page. */
export const pageKey = () => `page-editor ${location.pathname}`;

/** The stored text, which may be damaged. */
export function storedJson(): string | null {
  try {
    return localStorage.getItem(pageKey());
  } catch {
    return null; // The browser lets this page store nothing.
  }
}

/** @throws Error that says why the stored page cannot be shown */
export function loadPage(resolver: Resolver): SerializedNodes | undefined {
  const json = storedJson();
  return json === null ? undefined : readPage(json, resolver);
}

/** Returns why it did not work, or nothing. */
export function savePage(json: string): string {
  try {
    localStorage.setItem(pageKey(), json);
    return '';
  } catch (cause) {
    const isFull = (cause as Error).name === 'QuotaExceededError';
    return `Not saved: the storage is ${isFull ? 'full' : 'blocked'}`;
  }
}
