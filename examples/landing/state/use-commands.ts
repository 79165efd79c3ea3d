import { createContext, useContext } from "react";
import type { Commands } from "./commands.ts";

const CommandsContext = createContext<Commands | null>(null);
export const CommandsProvider = CommandsContext.Provider;

/** The editor's commands, a stable object. A separate module, since the commands import the blocks, which use this hook. */
export function useCommands(): Commands {
  const commands = useContext(CommandsContext);
  if (!commands) throw new Error("useCommands must be used inside <CommandsProvider>.");
  return commands;
}
