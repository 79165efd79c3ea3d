import { useNode } from '@craftjs/core';

/** Reads and writes the props of the node whose settings are being rendered. */
export function useSettings<Props>() {
  const { props, actions } = useNode((node) => ({
    props: node.data.props as Props,
  }));

  function set<Key extends keyof Props>(key: Key, value: Props[Key]) {
    actions.setProp((draft: Props) => {
      draft[key] = value;
    }, 500);
  }

  return { props, set };
}
