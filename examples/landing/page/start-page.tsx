import { Element } from "@craftjs/core";
import { Button } from "../blocks/button.tsx";
import { Buttons, Card, Column, Columns, Container, Page } from "../blocks/containers.tsx";
import { Image } from "../blocks/image.tsx";
import { Heading, Text } from "../blocks/texts.tsx";
import { Video } from "../blocks/video.tsx";
import { serialisedPage } from "../state/serialised-page.ts";

const step = (id: string, title: string, text: string) => (
  <Column key={`${id}-column`}>
    <Card key={`${id}-card`}>
      <Heading key={`${id}-title`} text={title} size="large" />
      <Text key={`${id}-text`} text={text} />
    </Card>
  </Column>
);

/** The page that everyone starts with; “Start over” restores it. */
export const startPage = serialisedPage(
  <Page key="ROOT">
    <Element
      key="hero"
      is={Container}
      custom={{ displayName: "Hero" }}
      align="center"
      padding={56}
      background="canvas"
      radius={12}
    >
      <Heading key="hero-title" text="Every page starts with a block" level="1" size="huge" />
      <Text
        key="hero-text"
        text="This page is open in an editor, and it is yours for now. Rewrite a sentence with a double click, drag a block to another place, and try its settings."
        size="large"
      />
      <Container key="hero-actions" direction="row" align="center" gap={12} padding={12}>
        <Button key="hero-build" text="Build an editor like this" href="/docs/guides/basic-tutorial" />
        <Button key="hero-read" text="Read how it works" href="/docs/overview" kind="outline" />
      </Container>
    </Element>
    <Element key="steps" is={Columns} custom={{ displayName: "Steps" }}>
      {step("drag", "Drag", "Take a block from the toolbox and drop it where the line shows. A red line says no.")}
      {step("edit", "Edit", "Select a block, and its settings are beside the page: colours, spacing, size, links.")}
      {step("keep", "Keep", "The page is saved in this browser as you work. Export it as JSON to take it along.")}
    </Element>
    <Element key="data" is={Columns} custom={{ displayName: "Data" }} gap={40} valign="center" padding={24}>
      <Column key="data-picture-column">
        <Image key="data-picture" picture="tree" alt="A tree: ROOT holds hero, cards and footer." />
      </Column>
      <Column key="data-words">
        <Heading key="data-title" text="A page is a tree of blocks" />
        <Text
          key="data-text"
          text="Each block is a React component with props. Craft.js keeps the tree, moves what is dragged, and writes all of it down as JSON."
        />
        <Button
          key="data-button"
          text="See what is stored"
          href="/docs/concepts/serializing"
          kind="outline"
          size="small"
        />
      </Column>
    </Element>
    <Element key="film" is={Container} custom={{ displayName: "Film" }} align="center">
      <Heading key="film-title" text="Seen once, done by hand" />
      <Video key="film-video" width={70} />
      <Text key="film-text" text="Switch to the preview to play it." size="small" />
    </Element>
    <Element
      key="close"
      is={Container}
      custom={{ displayName: "Closing words" }}
      align="center"
      gap={12}
      padding={40}
      background="green"
      radius={12}
    >
      <Heading key="close-title" text="Your editor, your blocks" colour="on-green" />
      <Text
        key="close-text"
        text="Nothing here is part of Craft.js but what lies between the blocks. The rest is yours to design."
        colour="on-green"
      />
      <Card key="close-card" align="center">
        <Text key="close-rule" text="A block in a block in a block, and this one takes buttons only:" />
        <Buttons key="close-buttons" align="center">
          <Button key="close-blocks" text="Make your own blocks" href="/docs/concepts/user-components" />
          <Button key="close-rules" text="Set their rules" href="/docs/api/user-component" kind="outline" />
        </Buttons>
      </Card>
    </Element>
  </Page>,
);

export const emptyPage = serialisedPage(<Page key="ROOT" />);

/** Initially selected, so that visitors recognise the page as editable. */
export const initialSelection = "hero-title";
