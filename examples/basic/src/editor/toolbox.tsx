import { Element, useEditor } from '@craftjs/core';
import { Button } from '../user/button';
import { Card } from '../user/card';
import { Container } from '../user/container';
import { Text } from '../user/text';
import { useBlockActions } from './use-block-actions';

const blocks = {
  Text: <Text text="New text" />,
  Button: <Button label="New button" />,
  Container: <Element is={Container} canvas background="#eef2f0" />,
  Card: <Card />,
};

export function Toolbox() {
  const { connectors, actions, enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }));
  const { add, create } = useBlockActions();

  return (
    <aside
      id="toolbox"
      className="panel"
      aria-label="Blocks"
      tabIndex={-1}
      inert={!enabled}
    >
      <h2>Blocks</h2>
      <ul className="toolbox">
        {Object.entries(blocks).map(([name, element]) => (
          <li
            key={name}
            ref={(dom) => {
              if (!dom) return;
              connectors.create(dom, () => create(element), {
                onCreate: (tree) => actions.selectNode(tree.rootNodeId),
              });
            }}
          >
            {name}
            <button
              type="button"
              aria-label={`Add ${name}`}
              onClick={() => add(create(element))}
            >
              Add
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
