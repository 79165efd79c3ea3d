import { Frame, type SerializedNodes } from "@craftjs/core";
import { memo, type ReactNode } from "react";

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
  return (
    <main className="stage" data-stage="" aria-label="The page">
      <div className={`sheet device-${device}`}>
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
