import { isMap, isSeq } from "yaml";

/** Keys and indexes from the top of a YAML document to a field or entry. */
export type Path = readonly (string | number)[];

/** The paths of all fields and entries of a YAML node, each before those below it. */
export function* pathsIn(node: unknown, path: Path = []): Generator<Path> {
  if (!isMap(node) && !isSeq(node)) return;
  const steps = isMap(node) ? node.items.map(({ key }) => String(key)) : node.items.keys();
  for (const step of steps) {
    yield path.concat(step);
    yield* pathsIn(node.get(step, true), path.concat(step));
  }
}
