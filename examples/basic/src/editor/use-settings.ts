import { useNode } from '@craftjs/core';

/** Reads and writes the props of the node whose settings are being rendered. */
export function useSettings<Props>() {
  const { props, actions } = useNode((node) => ({
    props: node.data.props as Props,
  }));

  /** Props for a field that edits a prop of the block. */
  function field<Key extends keyof Props>(key: Key) {
    function onChange(value: Props[Key]) {
      actions.setProp((draft: Props) => {
        draft[key] = value;
      }, 500);
    }
    return { value: props[key], onChange };
  }

  return { field };
}
