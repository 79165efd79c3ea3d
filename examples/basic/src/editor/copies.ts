import {
  type NodeId,
  type Nodes,
  type NodeTree,
  ROOT_NODE,
  type SerializedNodes,
  type useEditor,
} from '@craftjs/core';

type Query = ReturnType<typeof useEditor>['query'];

/** A block and its content as a page whose root is the block. */
export function pageOf(query: Query, block: NodeId): SerializedNodes {
  const ids = [block, ...query.node(block).descendants(true)];
  const nodes = ids.map((id) => [id, query.node(id).toSerializedNode()]);
  const names = ids.map((id) => [id, id === block ? ROOT_NODE : id] as const);
  return rename(Object.fromEntries(nodes), new Map(names));
}

// Not crypto.randomUUID(), which is missing over plain HTTP.
const newId = () => Math.random().toString(36).slice(2);

/** Copies of a page's nodes, with new ids. */
export function treeOf(query: Query, page: SerializedNodes): NodeTree {
  const ids = new Map<NodeId, NodeId>();
  for (const id of Object.keys(page)) ids.set(id, newId());

  const nodes: Nodes = {};
  for (const [id, saved] of Object.entries(rename(page, ids))) {
    nodes[id] = query.parseSerializedNode(saved).toNode((node) => {
      node.id = id;
    });
  }
  return { rootNodeId: ids.get(ROOT_NODE) ?? '', nodes };
}

/** Replaces ids everywhere on a page. A parent outside it becomes null. */
function rename(
  page: SerializedNodes,
  names: Map<NodeId, NodeId>,
): SerializedNodes {
  const nameOf = (id: NodeId) => names.get(id) ?? id;
  const renamed = Object.entries(page).map(([id, node]) => {
    const linked = Object.entries(node.linkedNodes);
    const changed = {
      ...node,
      parent: names.get(node.parent ?? '') ?? null,
      nodes: node.nodes.map(nameOf),
      linkedNodes: Object.fromEntries(
        linked.map(([name, linkedId]) => [name, nameOf(linkedId)]),
      ),
    };
    return [nameOf(id), changed] as const;
  });
  return Object.fromEntries(renamed);
}
