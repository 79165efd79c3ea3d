import type { SerializedNode, SerializedNodes } from '@craftjs/core';
import type { Block } from './blocks';

/** Try a wrong level: TypeScript checks each block's props. */
const texts: Block[] = [
  { name: 'Text', props: { level: 'h1', text: 'A page made in TypeScript' } },
  { name: 'Text', props: { level: 'p', text: 'It was never drawn by hand.' } },
  { name: 'Text', props: { level: 'h2', text: 'What for?' } },
  { name: 'Text', props: { level: 'p', text: 'Imports, tests, generators.' } },
];

function node(block: Block, more: Partial<SerializedNode>): SerializedNode {
  return {
    type: { resolvedName: block.name },
    displayName: block.name,
    props: block.props,
    parent: 'ROOT',
    isCanvas: false,
    hidden: false,
    nodes: [],
    linkedNodes: {},
    custom: {},
    ...more,
  };
}

const ids = texts.map((_, index) => `text-${index + 1}`);

export const page: SerializedNodes = {
  ROOT: node(
    { name: 'Page', props: { padding: 24 } },
    { parent: null, isCanvas: true, nodes: ids },
  ),
  ...Object.fromEntries(
    texts.map((text, index) => [ids[index], node(text, {})]),
  ),
};
