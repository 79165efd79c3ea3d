import { readFileSync } from "node:fs";

/** The part of Cloudflare that a deploy uses. */
export interface FakeCloudflare {
  put(key: string, value: Uint8Array): void | Promise<void>;
  delete(key: string): void | Promise<void>;
  /** Runs statements as one transaction, and returns the rows of each. */
  query(statements: string[]): unknown[][] | Promise<unknown[][]>;
  /** Adds a version, and deploys it unless it is a preview. */
  upload(tag: string | null, isPreview: boolean): void | Promise<void>;
}

/** A call of wrangler: its command, such as "kv bulk put", and its effect. Its files are already read. */
export interface WranglerCall {
  name: string;
  execute(): Promise<string>;
}

/** A fake wrangler. Throws on commands that a deploy does not use. */
export function fakeWrangler(cloudflare: FakeCloudflare, args: string[]): WranglerCall {
  const optionValue = (option: string) => (args.includes(option) ? (args[args.indexOf(option) + 1] ?? null) : null);
  const call = (name: string, act: () => Promise<string | undefined>): WranglerCall => ({
    name,
    execute: async () => (await act()) ?? "",
  });
  const resource = args[0] === "kv" ? "--binding PAGES --remote" : args[0] === "d1" ? "SEARCH --remote --yes" : "";
  if (!args.join(" ").includes(resource)) throw new Error(`not for the right resource: wrangler ${args.join(" ")}`);
  const command = args.slice(0, args[0] === "deploy" ? 1 : args[0] === "versions" ? 2 : 3).join(" ");
  switch (command) {
    case "kv bulk put": {
      const records = JSON.parse(readFileSync(args[3] ?? "", "utf8")) as Bulk[];
      return call(command, async () => {
        for (const { key, value, base64 } of records)
          await cloudflare.put(key, Buffer.from(value, base64 ? "base64" : "utf8"));
        return undefined;
      });
    }
    case "kv bulk delete": {
      if (!args.includes("--force")) throw new Error("wrangler asks whether to delete");
      const keys = JSON.parse(readFileSync(args[3] ?? "", "utf8")) as string[];
      return call(command, async () => {
        for (const key of keys) await cloudflare.delete(key);
        return undefined;
      });
    }
    case "d1 execute SEARCH": {
      const file = optionValue("--file");
      const sql = file === null ? (optionValue("--command") ?? "") : readFileSync(file, "utf8");
      const statements = sql.split(";\n").filter((statement) => statement.trim());
      const longStatement = statements.find((statement) => Buffer.byteLength(statement) > 100_000);
      if (longStatement) throw new Error(`D1 refuses statements of over 100 kB: ${longStatement.slice(0, 100)}`);
      return call(file === null ? "d1 command" : "d1 file", async () => {
        const rows = await cloudflare.query(statements);
        return JSON.stringify(rows.map((results) => ({ results })));
      });
    }
    case "deploy":
    case "versions upload":
      return call(command, async () => {
        if (!args.includes("--dry-run")) await cloudflare.upload(optionValue("--tag"), command !== "deploy");
        return undefined;
      });
    default:
      throw new Error(`unexpected: wrangler ${args.join(" ")}`);
  }
}

interface Bulk {
  key: string;
  value: string;
  base64?: boolean;
}
