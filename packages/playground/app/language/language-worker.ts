import { once } from "browser/once.ts";
import { projectService } from "./project-service.ts";

declare const process: { env: { PLAYGROUND_TYPES?: string } };

type Service = ReturnType<typeof projectService>;
type FormatCode = typeof import("./format-code.ts").formatCode;

/** The editor's questions, by name. */
export type Questions = Service & { format: FormatCode };

export type Result<Name extends keyof Questions> = Awaited<ReturnType<Questions[Name]>>;

/** Answers one of them; null: the question is outdated. */
export type Ask = <Name extends keyof Questions>(
  name: Name,
  ...args: Parameters<Questions[Name]>
) => Promise<Result<Name> | null>;

export interface Order {
  id: number;
  name: keyof Questions;
  args: unknown[];
}

export interface Answer {
  id: number;
  result?: unknown;
  error?: string;
}

const loadService = once(async (): Promise<Service> => {
  const response = await fetch(process.env.PLAYGROUND_TYPES ?? "");
  if (!response.ok) throw new Error(`the types of the packages could not be loaded (${response.status})`);
  return projectService(await response.json());
});

async function answer({ name, args }: Order): Promise<unknown> {
  if (name === "format") {
    const { formatCode } = await import("./format-code.ts");
    return formatCode(...(args as Parameters<FormatCode>));
  }
  const service = await loadService();
  return (service[name] as (...args: unknown[]) => unknown)(...args);
}

/** The latest question of each kind: older ones that are still waiting are answered with null. */
const latest = new Map<string, number>();

addEventListener("message", async ({ data }: MessageEvent<Order>) => {
  const { id, name } = data;
  latest.set(name, id);
  await new Promise((resolve) => setTimeout(resolve)); // lets questions that have arrived meanwhile be counted
  try {
    const result = latest.get(name) === id ? await answer(data) : null;
    postMessage({ id, result } satisfies Answer);
  } catch (error) {
    postMessage({ id, error: (error as Error).message } satisfies Answer);
  }
});
