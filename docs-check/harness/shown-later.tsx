import { type ReactElement, type ReactNode, useState } from "react";
import { settle } from "./stage.tsx";

/** An element that is rendered only once `show` is called. `show` throws when `later` is not mounted. */
export function shownLater(element: ReactNode): { later: ReactElement; show: () => Promise<void> } {
  let setShown: ((shown: boolean) => void) | undefined;
  const Later = () => {
    const [shown, set] = useState(false);
    setShown = set;
    return shown && element;
  };
  const show = async () => {
    if (!setShown) throw new Error("what is to be shown later was not rendered");
    setShown(true);
    await settle();
  };
  return { later: <Later />, show };
}
