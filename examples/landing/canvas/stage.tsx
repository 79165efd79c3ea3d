import { Frame, type SerializedNodes, useEditor } from "@craftjs/core";
import { memo, type ReactNode, startTransition, useState } from "react";
import { useAfterFrame } from "../state/use-after-frame.ts";

export const deviceNames = { desktop: "Desktop", tablet: "Tablet", phone: "Phone" } as const;
export type Device = keyof typeof deviceNames;

interface StageProps {
  page: SerializedNodes;
  device: Device;
  /** What is drawn over the page, and what has to wait for it. */
  children: ReactNode;
}

/**
 * The canvas: the page at the width of a device, on the dots of a drafting table. The page comes when what is around it has
 * been painted: both in one would be too long a piece of work for a slow machine.
 */
export function Stage({ page, device, children }: StageProps) {
  const { actions } = useEditor();
  const [isLater, setLater] = useState(false);
  useAfterFrame(() => {
    // Not by the frame's `data`: it reads that while it renders, when the panels around may not be told of blocks.
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

/** The frame renders the page that the editor has; what happens around it is no reason to do so again. */
const PageFrame = memo(Frame);
