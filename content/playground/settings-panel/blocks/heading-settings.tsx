import { useNode } from '@craftjs/core';
import type { HeadingProps } from './heading';

export const HeadingSettings = () => {
  const {
    text,
    size,
    colour,
    actions: { setProp },
  } = useNode((node) => node.data.props as HeadingProps);

  return (
    <>
      <label>
        Text
        <input
          value={text}
          onChange={({ target }) =>
            setProp((props: HeadingProps) => {
              props.text = target.value;
            }, 500)
          }
        />
      </label>
      <label>
        Size: {size} px
        <input
          type="range"
          min="16"
          max="64"
          value={size}
          onChange={({ target }) =>
            // Changes within 500 ms are one step of the history.
            setProp((props: HeadingProps) => {
              props.size = Number(target.value);
            }, 500)
          }
        />
      </label>
      <label>
        Colour
        <input
          type="color"
          value={colour}
          onChange={({ target }) =>
            setProp((props: HeadingProps) => {
              props.colour = target.value;
            }, 500)
          }
        />
      </label>
    </>
  );
};
