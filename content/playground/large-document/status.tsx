import { useEditor } from '@craftjs/core';

/** Collects two numbers: it renders when one of them changes, and only then. */
export const Status = () => {
  const { count, selected } = useEditor((state, query) => ({
    count: Object.keys(state.nodes).length,
    selected: query.getEvent('selected').all().length,
  }));
  return (
    <span role="status">
      {count} Nodes, {selected} selected
    </span>
  );
};
