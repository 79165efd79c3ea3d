import { expect, it } from "vitest";
import { namesIn } from "./names-in.ts";

it.each([
  ["Container, Text\nHero", ["Container", "Text", "Hero"]],
  ["const resolver = { Hero, \"Rich text\": RichText, 'Old': New };", ["Hero", "Rich text", "Old"]],
  ["{\n  // all of them\n  Hero, /* Text, */\n}", ["Hero"]],
  [`import { Text } from "./t";\nexport const resolver = { Container, Text };`, ["Container", "Text"]],
  ["Container Text", ["Container", "Text"]],
  ["- Container\n- Text", ["Container", "Text"]],
  ["const names = ['Container', \"Rich text\"] as const;", ["Container", "Rich text"]],
  ["<Editor resolver={{ Container, Text: lazy(() => import('./text')) }}>", ["Container", "Text"]],
  ["  \n", undefined],
])("namesIn finds the components in %j: %j", (text, names) => {
  expect(namesIn(text)).toEqual(names);
});
