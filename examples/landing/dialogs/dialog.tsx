import { type ReactNode, useId } from "react";
import { Icon } from "../panels/icon.tsx";

export type DialogName = "export" | "import" | "shortcuts";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Modal dialog. `<dialog>` provides the focus trap, Escape and focus restoration. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId();
  return (
    <dialog ref={showModal} aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>{title}</h2>
        <form method="dialog">
          <button type="submit" className="icon-button" aria-label="Close">
            <Icon name="close" />
          </button>
        </form>
      </header>
      {children}
    </dialog>
  );
}

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();
