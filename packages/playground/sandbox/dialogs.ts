type Dialogs = Pick<Window, "alert" | "confirm" | "prompt">;

const note = "The playground does not open dialogs";

/**
 * Replacements for the browser's dialogs, which do nothing in a sandbox: they log their text, and return the answer of the
 * OK button.
 */
export const loggedDialogs = (log: (text: string) => void): Dialogs => ({
  alert(message = "") {
    log(`alert: ${message} (${note}.)`);
  },
  confirm(message = "") {
    log(`confirm: ${message} (${note}, and answers “OK”.)`);
    return true;
  },
  prompt(message = "", value = "") {
    log(`prompt: ${message} (${note}, and answers “${value}”.)`);
    return String(value);
  },
});
