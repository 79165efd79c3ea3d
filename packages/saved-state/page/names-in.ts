/** Component names in a list or in code such as `{ Hero, "Rich text": RichText }`; undefined if there are none. */
export function namesIn(text: string): string[] | undefined {
  const code = text.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, "").replace(/\bimport\b[\s\S]*?from\s*["'][^"']*["'];?/g, "");
  const body = /[{[]([\s\S]*)[\]}]/.exec(code)?.[1] ?? code;
  const names = body
    .split(/^[\w$\s,]*$/.test(body) ? /[\s,]/ : /[,;\n]/)
    .map((entry) => /^[\s[{*-]*(?:"([^"]+)"|'([^']+)'|([\w$]+))/.exec(entry)?.slice(1).find(Boolean) ?? "")
    .filter(Boolean);
  return names.length > 0 ? names : undefined;
}
