import { useNode } from '@craftjs/core';
import type { HeadingProps } from './heading';

export const HeadingSettings = () => {
  const { props, actions } = useNode((node) => ({
    props: node.data.props as HeadingProps,
  }));

  function change(changed: Partial<HeadingProps>) {
    // Changes within 500 ms are one step of the history.
    actions.setProp((props: HeadingProps) => {
      Object.assign(props, changed);
    }, 500);
  }

  return (
    <>
      <label>
        Text
        <input
          value={props.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </label>
      <label>
        Size: {props.size} px
        <input
          type="range"
          min="16"
          max="64"
          value={props.size}
          onChange={({ target }) => change({ size: Number(target.value) })}
        />
      </label>
      <label>
        Colour
        <input
          type="color"
          value={props.colour}
          onChange={({ target }) => change({ colour: target.value })}
        />
      </label>
    </>
  );
};
