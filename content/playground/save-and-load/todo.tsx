import { useNode } from '@craftjs/core';

interface TodoProps {
  text: string;
  done?: boolean;
}

export const Todo = ({ text, done = false }: TodoProps) => {
  const {
    connectors: { connect, drag },
    actions: { setProp },
  } = useNode();
  return (
    <li
      ref={(dom) => {
        if (dom) connect(drag(dom));
      }}
    >
      <label>
        <input
          type="checkbox"
          checked={done}
          onChange={({ target }) =>
            setProp((props: TodoProps) => {
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
