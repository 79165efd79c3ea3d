import type { Source } from "../read-sources.ts";
import { type Claims, wordsIn } from "./collect.ts";
import { namesInComments } from "./comment-names.ts";

/** What a page says about the packages: in its text and, in names, in the comments of its code and in what stands above it for lists and search engines. */
export function pageClaims({ source, compiled }: Pick<Source, "source"> & { compiled: { claims: Claims } }): Claims {
  const { claims } = compiled;
  const head = /^---\n[\s\S]*?\n---/.exec(source)?.[0] ?? "";
  const comments = claims.code.filter(({ fromFile }) => !fromFile).flatMap(namesInComments);
  return { ...claims, words: [...claims.words, ...wordsIn(head, 1), ...comments] };
}
