import { Frame, type SerializedNodes } from "@craftjs/core";
import { memo, type ReactNode, useState } from "react";
import { useAfterFrames } from "../state/use-after-frames.ts";

export const deviceNames = { desktop: "Desktop", tablet: "Tablet", phone: "Phone" } as const;
export type Device = keyof typeof deviceNames;

interface StageProps {
  page: SerializedNodes;
  device: Device;
  /** What is drawn over the page. */
  children: ReactNode;
}

/** The canvas: the page at the width of a device, on the dots of a drafting table. */
export function Stage({ page, device, children }: StageProps) {
  // The panels around it have the first frame: all in one would be too long for a slow machine.
  const [isLater, setLater] = useState(false);
  useAfterFrames(1, () => setLater(true));
  return (
    <main className="stage" data-stage="" aria-label="The page">
      <div className={`sheet device-${device}`} data-waits={isLater ? undefined : ""}>
        <PageFrame page={page} />
        {children}
      </div>
    </main>
  );
}

/** The frame reads its page once; what happens around it is no reason to render it again. */
const PageFrame = memo(function PageFrame({ page }: { page: SerializedNodes }) {
  return <Frame data={page} />;
});
