import type { ReactNode } from "react";

interface ChoiceProps {
  /** Of the group. */
  name: string;
  /** Accessible name of an option without text. */
  title?: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** A radio button that is drawn by its content. */
export const Choice = ({ name, title, checked, onChoose, children }: ChoiceProps) => (
  <label title={title}>
    <input type="radio" className="sr-only" aria-label={title} {...{ name, checked }} onChange={onChoose} />
    {children}
  </label>
);
