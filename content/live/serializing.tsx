import {
  Editor, Element, Frame, type UserComponent, useEditor, useNode,
} from '@craftjs/core';
import { useState } from 'react';

type TodoProps = { task: string; done: boolean };

const Todo: UserComponent<TodoProps> = ({ task, done }) => {
  const { connectors: { connect, drag }, actions: { setProp } } = useNode();

  return (
    <p style={{ margin: 0 }} ref={(dom) => { if (dom) connect(drag(dom)); }}>
      <label>
        <input
          type="checkbox"
          checked={done}
          onChange={() =>
            setProp((props: TodoProps) => { props.done = !props.done; })
          }
        />{' '}
        {task}
      </label>
    </p>
  );
};

Todo.craft = { displayName: 'Todo' };

const SaveAndLoad = () => {
  const { actions, query } = useEditor();
  const [saved, setSaved] = useState<string>();

  return (
    <p>
      <button onClick={() => setSaved(query.serialize())}>Save</button>{' '}
      <button
        disabled={!saved}
        onClick={() => saved && actions.deserialize(saved)}
      >
        Load
      </button>{' '}
      {saved ? `${saved.length} characters saved` : 'Nothing saved yet'}
    </p>
  );
};

export const App = () => (
  <Editor resolver={{ Todo }}>
    <SaveAndLoad />
    <Frame>
      <Element is="section" canvas>
        <Todo task="Tick me, then look at the JSON" done={false} />
        <Todo task="Save, change something, load" done />
      </Element>
    </Frame>
  </Editor>
);
