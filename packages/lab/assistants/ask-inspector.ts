import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import { mcpCalls } from "../../../test/mcp-calls.ts";

/** Not a dependency: it would bring 120 packages to everyone who builds the site. */
const inspector = "@modelcontextprotocol/inspector@2.12.0";

const call = async (server: string, ...request: string[]): Promise<unknown> => {
  const args = ["--yes", "--package", inspector, "mcp-inspector", "--cli", server, "--transport", "http", ...request];
  return JSON.parse((await promisify(execFile)("npx", args)).stdout);
};

/**
 * Calls an MCP server with the command line of the protocol's own Inspector: each tool once, and a resource.
 * @param server URL of the server
 * @returns one line for each request
 * @throws if a request fails
 */
export async function askInspector(server: string): Promise<string[]> {
  const { tools } = z
    .object({ tools: z.array(z.object({ name: z.string() })) })
    .parse(await call(server, "--method", "tools/list"));
  const lines = [`tools/list: ${tools.length} tools`];
  for (const { name } of tools) {
    const toolArguments = Object.entries(mcpCalls[name] ?? {}).flatMap(([argument, value]) => [
      "--tool-arg",
      `${argument}=${JSON.stringify(value)}`,
    ]);
    const result = await call(server, "--method", "tools/call", "--tool-name", name, ...toolArguments);
    const { content } = z.object({ content: z.array(z.object({ text: z.string().min(1) })).min(1) }).parse(result);
    lines.push(`${name}: ${content[0]?.text.split("\n", 1)[0]}`);
  }
  const { resources } = z
    .object({ resources: z.array(z.object({ uri: z.string() })).min(1) })
    .parse(await call(server, "--method", "resources/list"));
  const uri = resources[0]?.uri ?? "";
  const page = z
    .object({ contents: z.array(z.object({ text: z.string().min(1) })).length(1) })
    .parse(await call(server, "--method", "resources/read", "--uri", uri));
  lines.push(`resources: ${resources.length}, ${uri} of ${page.contents[0]?.text.length} characters`);
  return lines;
}
