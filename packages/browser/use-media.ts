import { useSyncExternalStore } from "react";

/** Whether a media query matches. @param first the value in HTML from the edge and the build, which have no window */
export function useMedia(query: string, first: boolean): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
    () => first,
  );
}
