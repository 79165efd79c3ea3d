import { useEffect, useEffectEvent } from "react";

/** Runs `run` once in a separate task, after the component's first paint. */
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
