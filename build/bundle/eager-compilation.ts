import { parse } from "acorn";

/**
 * Stands at the top of a script whose functions are to be compiled while it arrives, beside the main thread. Chromium does
 * that from 136 on (https://v8.dev/blog/explicit-compile-hints); without it, each function of React is compiled on the main
 * thread when it is called first, while a reader waits for the page that they have clicked.
 */
export const allCalled = "//# allFunctionsCalledOnLoad";

/**
 * A script as esbuild has made it, with the functions that it has put around CommonJS modules in parentheses. Browsers
 * compile a script while it arrives, beside the main thread, but a function in it only when it is called, on the main
 * thread: one in parentheses is taken for called at once (https://v8.dev/blog/preparser#pife). React is such a function.
 * @param code minified code of an ES module
 */
export function compileWrappersEagerly(code: string): string {
  let eager = "";
  let done = 0;
  for (const statement of parse(code, { ecmaVersion: "latest", sourceType: "module" }).body) {
    if (statement.type !== "VariableDeclaration") continue;
    for (const { init } of statement.declarations) {
      // var require = helper((exports, module) => { … });
      if (init?.type !== "CallExpression" || init.arguments.length !== 1) continue;
      const [wrapper] = init.arguments;
      if (wrapper?.type !== "ArrowFunctionExpression") continue;
      eager += `${code.slice(done, wrapper.start)}(${code.slice(wrapper.start, wrapper.end)})`;
      done = wrapper.end;
    }
  }
  return eager + code.slice(done);
}
