import { Frame } from "@craftjs/core";
import { memo, type ReactNode } from "react";

export const deviceNames = { desktop: "Desktop", tablet: "Tablet", phone: "Phone" } as const;
export type Device = keyof typeof deviceNames;

interface StageProps {
  device: Device;
  /** Whether to show only the blocks that are visible in the embedding frame. */
  isCut: boolean;
  inert: boolean;
  children: ReactNode;
}

/** The canvas: the page at a device's width. */
export function Stage({ device, isCut, inert, children }: StageProps) {
  return (
    <main className={isCut ? "stage cut" : "stage"} data-stage="" aria-label="The page" inert={inert}>
      <div className={`sheet device-${device}`}>
        <PageFrame />
        {children}
      </div>
    </main>
  );
}

/** Memoised, so that changes around the canvas do not re-render the page. */
const PageFrame = memo(Frame);
