import { useEffect, useEffectEvent } from "react";

/** Runs something once, in a task of its own, when a frame with the component has been painted. */
export function useAfterFrame(run: () => void): void {
  const end = useEffectEvent(run);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const request = requestAnimationFrame(() => {
      timer = setTimeout(end);
    });
    return () => {
      cancelAnimationFrame(request);
      clearTimeout(timer);
    };
  }, []);
}
