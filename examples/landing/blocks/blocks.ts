import type { UserComponent } from "@craftjs/core";
import { Button } from "./button.tsx";
import { Buttons } from "./buttons.tsx";
import { Card } from "./card.tsx";
import { Column } from "./column.tsx";
import { Columns } from "./columns.tsx";
import { Container } from "./container.tsx";
import { Heading } from "./heading.tsx";
import { Image } from "./image.tsx";
import { Page } from "./page.tsx";
import { Text } from "./text.tsx";
import { Video } from "./video.tsx";

/** The editor's resolver. Saved pages contain these names: never rename one. */
export const blocks = {
  Page,
  Container,
  Columns,
  Column,
  Card,
  Heading,
  Text,
  Button,
  Buttons,
  Image,
  Video,
} satisfies Record<string, UserComponent>;

export type BlockName = keyof typeof blocks;
