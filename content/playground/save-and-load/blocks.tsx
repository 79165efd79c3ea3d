import { useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

export const Page = ({ children }: { children?: ReactNode }) => {
  const {
    connectors: { connect },
  } = useNode();
  return (
    <ul
      ref={(dom) => {
        if (dom) connect(dom);
      }}
    >
      {children}
    </ul>
  );
};

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

Page.craft = { displayName: 'Page' };
Todo.craft = { displayName: 'Todo' };
