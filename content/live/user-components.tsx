import {
  Editor, Element, Frame, type UserComponent, useNode,
} from '@craftjs/core';
import type { ReactNode } from 'react';

type CounterProps = { label: string; count: number };

const Counter: UserComponent<CounterProps> = ({ label, count }) => {
  const { connectors: { connect, drag }, actions: { setProp } } = useNode();
  const add = () =>
    setProp((props: CounterProps) => { props.count += 1; });

  return (
    <p style={{ margin: 0 }} ref={(dom) => { if (dom) connect(drag(dom)); }}>
      {label}: {count} <button onClick={add}>Add one</button>
    </p>
  );
};

Counter.craft = {
  displayName: 'Counter',
  props: { label: 'Count', count: 0 },
};

const Row: UserComponent<{ children?: ReactNode }> = ({ children }) => {
  const { connectors: { connect, drag } } = useNode();

  return (
    <div
      ref={(dom) => { if (dom) connect(drag(dom)); }}
      style={{
        minHeight: 48,
        padding: 8,
        border: '1px dashed #76857f',
      }}
    >
      {children}
    </div>
  );
};

// A row takes two blocks at most.
Row.craft = {
  displayName: 'Row',
  isCanvas: true,
  rules: {
    canMoveIn: (incoming, self, helpers) => {
      const present = helpers(self.id).childNodes();
      const added = incoming.filter((node) => !present.includes(node.id));
      return present.length + added.length <= 2;
    },
  },
};

export const App = () => (
  <Editor resolver={{ Counter, Row }}>
    <Frame>
      <Element
        is="article"
        canvas
        style={{ display: 'flex', flexDirection: 'column', gap: 8 }}
      >
        <Row>
          <Counter label="Apples" count={3} />
        </Row>
        <Row>
          <Counter label="Pears" count={0} />
          <Counter label="Plums" count={0} />
        </Row>
      </Element>
    </Frame>
  </Editor>
);
