import { once } from "browser/once.ts";
import { answerCalls } from "browser/worker-calls.ts";
import { projectService } from "./project-service.ts";

declare const process: { env: { PLAYGROUND_TYPES?: string } };

type Service = ReturnType<typeof projectService>;
type FormatCode = typeof import("./format-code.ts").formatCode;

const loadService = once(async (): Promise<Service> => {
  const response = await fetch(process.env.PLAYGROUND_TYPES ?? "");
  if (!response.ok) throw new Error(`the types of the packages could not be loaded (${response.status})`);
  return projectService(await response.json());
});

/** Functions that the editor can call. */
const questions = {
  complete: async (...args: Parameters<Service["complete"]>) => (await loadService()).complete(...args),
  suggestion: async (...args: Parameters<Service["suggestion"]>) => (await loadService()).suggestion(...args),
  describe: async (...args: Parameters<Service["describe"]>) => (await loadService()).describe(...args),
  check: async (...args: Parameters<Service["check"]>) => (await loadService()).check(...args),
  format: async (...args: Parameters<FormatCode>) => (await import("./format-code.ts")).formatCode(...args),
};

export type Questions = typeof questions;

answerCalls(questions);
