import axe from "axe-core";
import type { Frame, Page } from "playwright-core";

/** WCAG 2.2 AA, and axe's best practices. */
export const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules whose outcome depends on the width and the colour mode. */
const rulesOfLooks = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"];

type Axe = { axe: typeof axe };

/**
 * axe's violations in a page: rule, element and reason. The CSP blocks injected scripts, but not evaluated ones.
 * @param only the rules, or their tags; all by default
 */
export async function axeViolations(
  page: Page | Frame,
  within = "html",
  only?: string[],
  exclude: string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([within, only, exclude]) => {
      const options = { resultTypes: ["violations" as const], iframes: false, preload: false };
      const rules = only ? { runOnly: only } : {};
      const { violations } = await (window as unknown as Axe).axe.run(
        { include: within, exclude },
        { ...options, ...rules },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = "" }) => `${id}: ${target} ${failureSummary.split("\n")[1] ?? ""}`),
      );
    },
    [within, only, exclude] as const,
  );
}

export interface Look {
  width: number;
  mode: "light" | "dark";
  /** All rules in the first look, and then the rules that depend on the look. The nightly run uses all rules in each. */
  rules: string[];
}

/**
 * Problems of width and of colour mode are independent, so two of the four combinations suffice; the nightly run uses all.
 * @param turn a counter: consecutive values return complementary pairs, which begin with different widths
 */
export function looks(turn = 0): Look[] {
  const combinations = ([1280, 390] as const).flatMap((width) =>
    (["light", "dark"] as const).map((mode) => ({ width, mode, rules: tags })),
  );
  if (process.env.EVERY_PAGE) return combinations;
  const pair = combinations.filter(({ width, mode }) => (width === 1280) === ((mode === "light") === (turn % 2 === 0)));
  const [fullLook, secondLook] = turn % 2 === 0 ? pair : pair.reverse();
  return [fullLook, { ...secondLook, rules: rulesOfLooks }] as Look[];
}
