import type { CostClass } from "../../../worker/routes.ts";

/** Responses by status, of each route. */
export type Counts = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** Minimum number of requests to each route. A fifth of them must succeed. */
export function minRequests(requests: number, routes: number): number {
  return Math.min(500, Math.floor(requests / routes / 2));
}

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);

type Generators = Readonly<Record<string, { successes: readonly number[] }>>;

/** Routes with fewer requests than the minimum, or fewer successes than a fifth of it. */
export function coverageProblems(
  routes: readonly { name: string }[],
  generators: Generators,
  counts: Counts,
  minimum: number,
): string[] {
  return routes.flatMap(({ name }) => {
    const statusCounts = counts.get(name) ?? new Map<number, number>();
    const requestCount = sum(statusCounts.values());
    const successCount = sum((generators[name]?.successes ?? []).map((status) => statusCounts.get(status) ?? 0));
    return [
      ...(requestCount < minimum ? [`Only ${requestCount} requests reach the route "${name}", not ${minimum}`] : []),
      ...(successCount < minimum / 5
        ? [`Only ${successCount} requests to the route "${name}" succeed, not ${minimum / 5}`]
        : []),
    ];
  });
}

/** A table for the log: route, cost class, requests, and responses by status. */
export function coverageTable(routes: readonly { name: string; cost: CostClass }[], counts: Counts) {
  const costs = new Map(routes.map(({ name, cost }): [string, CostClass] => [name, cost]));
  return [...counts].map(([route, statusCounts]) => ({
    route,
    cost: costs.get(route) ?? "",
    requests: sum(statusCounts.values()),
    responses: [...statusCounts]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`)
      .join(", "),
  }));
}
