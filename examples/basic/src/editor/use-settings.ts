import { useNode } from '@craftjs/core';

/** Reads and writes the props of the node whose settings are being rendered. */
export function useSettings<Props>() {
  const { props, actions } = useNode((node) => ({
    props: node.data.props as Record<keyof Props, string | number>,
  }));

  /** Props for a field that edits a prop of the block: a text or a number. */
  function field(key: keyof Props) {
    const value = props[key];
    function onChange(text: string) {
      actions.setProp((draft: typeof props) => {
        draft[key] = typeof value === 'number' ? Number(text) : text;
      }, 500);
    }
    return { value, onChange };
  }

  return { field };
}
