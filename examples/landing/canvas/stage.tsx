import { Frame, type SerializedNodes, useEditor } from "@craftjs/core";
import { memo, type ReactNode, startTransition, useState } from "react";
import { useAfterFrame } from "../state/use-after-frame.ts";

export const deviceNames = { desktop: "Desktop", tablet: "Tablet", phone: "Phone" } as const;
export type Device = keyof typeof deviceNames;

interface StageProps {
  page: SerializedNodes;
  device: Device;
  children: ReactNode;
}

/** The canvas: the page at a device's width. It loads after the panels' first paint, to split a long task. */
export function Stage({ page, device, children }: StageProps) {
  const { actions } = useEditor();
  const [isLater, setLater] = useState(false);
  useAfterFrame(() => {
    // Not through Frame's `data`: it deserialises during render, when the panels' state must not update.
    actions.history.ignore().deserialize(page);
    startTransition(() => setLater(true));
  });
  return (
    <main className="stage" data-stage="" aria-label="The page">
      <div className={`sheet device-${device}`}>
        {isLater && (
          <>
            <PageFrame />
            {children}
          </>
        )}
      </div>
    </main>
  );
}

/** Memoised, so that changes around the canvas do not re-render the page. */
const PageFrame = memo(Frame);
