type Dialogs = Pick<Window, "alert" | "confirm" | "prompt">;

const note = "The playground opens no dialogs";

/**
 * Dialogs to be used instead of the browser's, which do nothing in a sandbox: they log what they would show, and return
 * what they would after a click on OK.
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
