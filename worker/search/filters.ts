import type { SearchRecord } from "../../shared/search-record.ts";
import { valuesAt } from "./attributes.ts";
import { BadRequest } from "./bad-request.ts";

/**
 * Algolia's filters (`version:current AND (type:lvl1 OR tags:"drag-and-drop") AND NOT weight.level < 50`) and facet
 * filter lists. https://www.algolia.com/doc/api-reference/api-parameters/filters/
 */
export type Filter = (record: SearchRecord) => boolean;

const deepest = 16;
const mostConditions = 200;

const token =
  /\s*(?:([()])|(AND|OR|NOT)(?![\w.:])|([\w.]+)\s*(:|<=|>=|!=|=|<|>)\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s()]+)|("[^"]*"|[\w.-]+))/y;

/** @throws BadRequest when the text is no valid filter */
export function parseFilters(text: string): Filter {
  if (text.trim() === "") return () => true;
  const tokens = tokenise(text);
  let at = 0;
  let depth = 0;
  const next = () => tokens[at];
  const either = (): Filter => chain("OR", both, (filters) => (record) => filters.some((filter) => filter(record)));
  const both = (): Filter => chain("AND", one, (filters) => (record) => filters.every((filter) => filter(record)));
  const chain = (word: string, part: () => Filter, join: (filters: Filter[]) => Filter): Filter => {
    const filters = [part()];
    while (next() === word) {
      at++;
      filters.push(part());
    }
    return filters.length === 1 ? (filters[0] as Filter) : join(filters);
  };
  const one = (): Filter => {
    const found = tokens[at++];
    if (typeof found === "function") return found;
    if (found !== "NOT" && found !== "(") throw wrong(text, found ?? "the end");
    if (++depth > deepest) throw new BadRequest(`filters: more than ${deepest} levels of brackets`);
    const inner = found === "(" ? either() : one();
    depth--;
    if (found === "NOT") return (record) => !inner(record);
    if (tokens[at++] !== ")") throw wrong(text, "a bracket that is not closed");
    return inner;
  };
  const filter = either();
  if (at < tokens.length)
    throw wrong(text, String(typeof next() === "function" ? "a condition without AND or OR" : next()));
  return filter;
}

function tokenise(text: string): (string | Filter)[] {
  const tokens: (string | Filter)[] = [];
  token.lastIndex = 0;
  const end = text.trimEnd().length;
  while (token.lastIndex < end) {
    const start = token.lastIndex;
    const match = token.exec(text);
    if (!match) throw wrong(text, text.slice(start).trim().slice(0, 20));
    const [, bracket, word, attribute, operator, value, tag] = match;
    if (attribute && operator && value) tokens.push(condition(attribute, operator, unquote(value)));
    else if (tag) tokens.push(condition("_tags", ":", unquote(tag)));
    else tokens.push(bracket ?? word ?? "");
    if (tokens.length > 3 * mostConditions) throw new BadRequest(`filters: more than ${mostConditions} conditions`);
  }
  return tokens;
}

const wrong = (text: string, found: string) =>
  new BadRequest(`filters: Unexpected ${JSON.stringify(found.slice(0, 40))} in ${JSON.stringify(text.slice(0, 80))}`);

const unquote = (value: string) => (/^["']/.test(value) ? value.slice(1, -1).replace(/\\(.)/g, "$1") : value);

function condition(attribute: string, operator: string, wanted: string): Filter {
  const name = attribute === "_tags" ? "tags" : attribute;
  if (operator === ":" && !/^-?[\d.]+ TO /.test(wanted)) {
    return (record) => valuesAt(record, name).some((value) => String(value).toLowerCase() === wanted.toLowerCase());
  }
  const number = Number(wanted);
  if (!Number.isFinite(number))
    throw new BadRequest(`filters: ${attribute} ${operator} wants a number, not "${wanted.slice(0, 40)}"`);
  const compare: Record<string, (value: number) => boolean> = {
    "=": (value) => value === number,
    "!=": (value) => value !== number,
    "<": (value) => value < number,
    "<=": (value) => value <= number,
    ">": (value) => value > number,
    ">=": (value) => value >= number,
  };
  return (record) => valuesAt(record, name).some((value) => typeof value === "number" && compare[operator]?.(value));
}

/**
 * Facet filters: all items of the list must match, of a nested list any. A leading `-` negates.
 * @throws BadRequest when it is no such list
 */
export function parseFilterList(name: string, input: unknown): Filter {
  if (input === undefined || input === null || input === "") return () => true;
  let count = 0;
  const single = (item: unknown): Filter => {
    if (typeof item !== "string")
      throw new BadRequest(`${name} must be a string, or a list of strings and lists of strings`);
    if (++count > mostConditions) throw new BadRequest(`${name}: more than ${mostConditions} conditions`);
    if (name === "numericFilters") return parseFilters(item);
    if (name === "tagFilters") return not(item.startsWith("-"), condition("tags", ":", item.replace(/^-/, "")));
    const [, attribute = "", minus, value = ""] = /^([^:]+):(-?)(.*)$/s.exec(item) ?? [];
    if (!attribute)
      throw new BadRequest(`${name} must have the form "attribute:value", not ${JSON.stringify(item.slice(0, 40))}`);
    return not(minus === "-", condition(attribute, ":", unquote(value)));
  };
  const filters = (Array.isArray(input) ? input : [input]).map((item: unknown) => {
    if (!Array.isArray(item)) return single(item);
    const any = item.map(single);
    return (record: SearchRecord) => any.length === 0 || any.some((filter) => filter(record));
  });
  return (record) => filters.every((filter) => filter(record));
}

const not = (negated: boolean, filter: Filter): Filter => (negated ? (record) => !filter(record) : filter);
