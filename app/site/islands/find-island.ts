import type { ComponentType } from "react";
import { islandModule } from "#app/islands/island-module.ts";

const modules = import.meta.glob<Readonly<Record<string, ComponentType<object>>>>(
  "/app/pages/*/*.island.tsx",
);

/** Loads the component of an island: the export that is named like its file. */
export async function findIsland(name: string): Promise<ComponentType<object>> {
  const load = modules[`/${islandModule(name)}`];
  const component = (await load?.())?.[/(\w+)(?:\.island)?$/.exec(name)?.[1] ?? ""];
  if (component === undefined) throw new RangeError(`There is no island ${name}.`);
  return component;
}
