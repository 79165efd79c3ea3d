import { Element, useEditor } from '@craftjs/core';
import { Button } from '../user/button';
import { Card } from '../user/card';
import { Container } from '../user/container';
import { Text } from '../user/text';

const blocks = {
  Text: <Text text="New text" />,
  Button: <Button />,
  Container: <Element is={Container} canvas background="#e3eae7" />,
  Card: <Card />,
};

export function Toolbox() {
  const { connectors, actions } = useEditor();

  return (
    <aside className="panel" aria-label="Blocks">
      <h2>Blocks</h2>
      {Object.entries(blocks).map(([name, element]) => (
        <div
          key={name}
          className="tool"
          ref={(dom) => {
            if (!dom) return;
            connectors.create(dom, element, {
              onCreate: (tree) => actions.selectNode(tree.rootNodeId),
            });
          }}
        >
          {name}
        </div>
      ))}
    </aside>
  );
}
