/** The node of an id that is known to be in the record. */
export function getNode<Id extends string | number, Node>(
  nodes: ReadonlyMap<Id, Node>,
  id: Id,
): Node {
  const node = nodes.get(id);
  if (node === undefined) throw new RangeError(`The content does not have ${id}.`);
  return node;
}
