import type { UserComponent } from "@craftjs/core";
import { Button } from "./button.tsx";
import { Buttons, Card, Column, Columns, Container, Page } from "./containers.tsx";
import { Image } from "./image.tsx";
import { Heading, Text } from "./texts.tsx";
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
