import axe from "axe-core";
import type { Frame, Page } from "playwright-core";

/** WCAG 2.2 AA, and axe's best practices. */
export const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

type Axe = { axe: typeof axe };

/**
 * axe's findings in a page: the rule, the element, and why. The CSP blocks injected scripts, but not evaluated ones.
 * @param only the tags of the rules; all by default
 */
export async function axeFindings(page: Page | Frame, within = "html", only?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([within, only]) => {
      const options = { resultTypes: ["violations" as const], iframes: false, preload: false };
      const rules = only ? { runOnly: only } : {};
      const { violations } = await (window as unknown as Axe).axe.run(within, { ...options, ...rules });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = "" }) => `${id}: ${target} ${failureSummary.split("\n")[1] ?? ""}`),
      );
    },
    [within, only] as const,
  );
}

export interface Look {
  width: number;
  mode: "light" | "dark";
}

/**
 * Width and mode are independent, so two of the four combinations suffice; the nightly run takes all.
 * @param turn consecutive turns get complementary pairs
 */
export function looks(turn = 0): Look[] {
  const all: Look[] = [
    { width: 1280, mode: "light" },
    { width: 1280, mode: "dark" },
    { width: 390, mode: "dark" },
    { width: 390, mode: "light" },
  ];
  return process.env.EVERY_PAGE ? all : all.filter((_, index) => index % 2 === turn % 2);
}
