import { useEffect, useEffectEvent } from "react";

/** Runs something once, in a task of its own, when so many frames with the component have been painted. */
export function useAfterFrames(frames: number, run: () => void): void {
  const end = useEffectEvent(run);
  useEffect(() => {
    let request = 0;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (left: number) => {
      request = requestAnimationFrame(() => {
        timer = setTimeout(() => (left > 1 ? wait(left - 1) : end()));
      });
    };
    wait(frames);
    return () => {
      cancelAnimationFrame(request);
      clearTimeout(timer);
    };
  }, [frames]);
}
