import { ExportDialog } from "./export-dialog.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";

const dialogs = { export: ExportDialog, import: ImportDialog, shortcuts: ShortcutsDialog };

export type DialogName = keyof typeof dialogs;

/** Renders the open dialog, if any. */
export function Dialogs({ name, onClose }: { name: DialogName | null; onClose: () => void }) {
  const Open = name && dialogs[name];
  return Open && <Open onClose={onClose} />;
}
