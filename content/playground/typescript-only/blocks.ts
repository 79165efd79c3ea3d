import { useNode } from '@craftjs/core';
import { createElement, type ReactNode } from 'react';

interface PageProps {
  padding: number;
  children?: ReactNode;
}

function Page({ padding, children }: PageProps) {
  const { connectors } = useNode();
  const ref = (dom: HTMLElement | null) => {
    if (dom) connectors.connect(dom);
  };
  const style = { padding, background: '#f4f7f5', borderRadius: 8 };
  return createElement('article', { ref, style }, children);
}

interface TextProps {
  text: string;
  level: 'h1' | 'h2' | 'p';
}

function Text({ text, level }: TextProps) {
  const { connectors } = useNode();
  const ref = (dom: HTMLElement | null) => {
    if (dom) connectors.connect(connectors.drag(dom));
  };
  return createElement(level, { ref, style: { margin: 0 } }, text);
}

export const blocks = { Page, Text };

/** A block in a page: its name, and the props that belong to that name. */
export type Block = {
  [Name in keyof typeof blocks]: {
    name: Name;
    props: Omit<Parameters<(typeof blocks)[Name]>[0], 'children'>;
  };
}[keyof typeof blocks];
