import { useNode } from '@craftjs/core';

/** The props of the selected block, and a function that changes one of them. */
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
