import { expect, it } from "vitest";
import { fromFragment, toFragment } from "./share.ts";

const project = { name: "Grüße 👋", files: { "App.tsx": "export const App = () => <p>Ünïcödé 👋</p>;\n" } };

it("stores a project with any characters in a URL", async () => {
  const fragment = await toFragment(project);
  expect(fragment).toMatch(/^#code=[\w-]+$/);
  expect(await fromFragment(fragment)).toEqual(project);
});

it("compresses repeated code", async () => {
  const long = { name: "Long", files: { "App.tsx": "<Text text='Good morning' />\n".repeat(2000) } };
  const fragment = await toFragment(long);
  expect(fragment.length).toBeLessThan(1000);
  expect(await fromFragment(fragment)).toEqual(long);
});

it("never reads another project from a URL with one changed letter", async () => {
  const fragment = await toFragment(project);
  for (let index = "#code=".length; index < fragment.length; index++) {
    const changed = fragment.slice(0, index) + (fragment[index] === "A" ? "B" : "A") + fragment.slice(index + 1);
    expect(await fromFragment(changed).catch(() => project), changed).toEqual(project);
  }
});

it("rejects URLs without a project", async () => {
  const fragment = await toFragment(project);
  for (const invalid of [
    "",
    "#code=",
    "#code=abc",
    "#code=%00",
    fragment.slice(0, -8),
    `${fragment}=`,
    "#theme=dark",
  ]) {
    await expect(fromFragment(invalid)).rejects.toThrow("It may have been truncated.");
  }
  const empty = await toFragment({ name: "Empty", files: {} });
  await expect(fromFragment(empty)).rejects.toThrow("It does not contain a playground project");
});

it("rejects projects that are too long, without decompressing them completely", async () => {
  const long = await toFragment({ name: "Long", files: { "App.tsx": "a".repeat(600_000) } });
  await expect(fromFragment(long)).rejects.toThrow("It is too long.");
  const bomb = await toFragment({ name: "Bomb", files: { "App.tsx": "a".repeat(30_000_000) } });
  expect(bomb.length).toBeLessThan(50_000);
  await expect(fromFragment(bomb)).rejects.toThrow("It is too long.");
});
