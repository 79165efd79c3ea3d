import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it } from "vitest";
import { portProblem } from "./port-problem.ts";

it("reports a port that is in use", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const problem = `Port ${port} is already in use. Try: npm run dev -- --port ${port + 1}`;
  for (const args of [
    ["--port", `${port}`],
    ["--inspector-port", "0", `--port=${port}`, "--local"],
    [`--port=${port}`, "--ip", "127.0.0.1"],
    [`--port=${port}`, "--ip", "*"],
  ]) {
    expect(await portProblem(args), args.join(" ")).toBe(problem);
  }
  server.close();
  await once(server, "close");
  expect(await portProblem(["--port", `${port}`])).toBeNull();
});

it("reports nothing without a port, or for an unknown host", async () => {
  for (const args of [[], ["--port", "0"], ["--port=9", "--ip=no host"]]) {
    expect(await portProblem(args), args.join(" ")).toBeNull();
  }
});

it.each([
  [["--port"]],
  [["--port", "--local"]],
  [["--port", "many"]],
  [["--port="]],
  [["--port", "99999"]],
  [["--port=-1"]],
])("rejects a missing or invalid port: %s", async (args) => {
  expect(await portProblem(args)).toBe("--port must be a number from 0 to 65535, such as: npm run dev -- --port 8787");
});
