import type { CostClass } from "../../../worker/routes.ts";

/** Responses by status, of each route. */
export type Counts = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** Minimum number of requests to each route. A fifth of them must succeed. */
export function minRequests(requests: number, routes: number): number {
  return Math.min(500, Math.floor(requests / routes / 2));
}

const sum = (counts: Iterable<number>) => [...counts].reduce((all, count) => all + count, 0);

type Generators = Readonly<Record<string, { successes: readonly number[] }>>;

/** Routes without a generator, and generators without a route. */
export function generatorProblems(routes: readonly { name: string }[], generators: Generators): string[] {
  const names = routes.map(({ name }) => name);
  return [
    ...names.filter((name) => !generators[name]).map((name) => `The route "${name}" has no generator`),
    ...Object.keys(generators)
      .filter((name) => !names.includes(name))
      .map((name) => `The generator "${name}" has no route`),
  ];
}

/** Routes with fewer requests than the minimum, or fewer successes than a fifth of it. */
export function coverageProblems(
  routes: readonly { name: string }[],
  generators: Generators,
  counts: Counts,
  minimum: number,
): string[] {
  return routes.flatMap(({ name }) => {
    const ofRoute = counts.get(name) ?? new Map<number, number>();
    const all = sum(ofRoute.values());
    const good = sum((generators[name]?.successes ?? []).map((status) => ofRoute.get(status) ?? 0));
    return [
      ...(all < minimum ? [`Only ${all} requests reach the route "${name}", not ${minimum}`] : []),
      ...(good < minimum / 5 ? [`Only ${good} requests to the route "${name}" succeed, not ${minimum / 5}`] : []),
    ];
  });
}

/** A table for the log: route, cost class, requests, and responses by status. */
export function coverageTable(routes: readonly { name: string; cost: CostClass }[], counts: Counts) {
  const costs = new Map(routes.map(({ name, cost }): [string, CostClass] => [name, cost]));
  return [...counts].map(([route, ofRoute]) => ({
    route,
    cost: costs.get(route) ?? "",
    requests: sum(ofRoute.values()),
    responses: [...ofRoute]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`)
      .join(", "),
  }));
}
