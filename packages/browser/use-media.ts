import { useSyncExternalStore } from "react";

/** Whether a media query matches. @param serverValue the value in prerendered HTML and during hydration */
export function useMedia(query: string, serverValue: boolean): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
    () => serverValue,
  );
}
