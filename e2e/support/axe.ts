import axe from "axe-core";
import type { Frame, Page } from "playwright-core";

type Axe = { axe: typeof axe };

/**
 * What axe finds wrong in a page as it is: the rule, the element, and why. The security policy lets no script in that is not
 * the site's; what is evaluated goes past it.
 * @param only the tags of the rules; otherwise all
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

/** A window in a colour mode. */
export interface Look {
  width: number;
  mode: "light" | "dark";
}

/**
 * The looks in which a page is gone through: both widths and both modes, which have nothing to do with one another, so that
 * two of the four do. The nightly run takes all.
 * @param turn of two that follow each other, each has the two that the other has not
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
