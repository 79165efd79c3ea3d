import { useNode } from '@craftjs/core';

interface TodoProps {
  text: string;
  done?: boolean;
}

export const Todo = ({ text, done = false }: TodoProps) => {
  const { connectors, actions } = useNode();
  return (
    <li
      ref={(dom) => {
        if (dom) connectors.connect(connectors.drag(dom));
      }}
    >
      <label>
        <input
          type="checkbox"
          checked={done}
          onChange={({ target }) =>
            actions.setProp((props: TodoProps) => {
              props.done = target.checked;
            })
          }
        />{' '}
        {text}
      </label>
    </li>
  );
};

Todo.craft = { displayName: 'Todo' };
