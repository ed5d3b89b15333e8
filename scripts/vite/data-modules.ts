import { relative, resolve } from "node:path";
import type { Plugin } from "vite";

/** Looks up the data of a module by its path below `app/`, such as `/pages/results.data.ts`. */
export type FindData = (path: string) => Promise<unknown>;

const app = resolve("app");

/**
 * In the browser's bundle a `*.data.ts` module is its `data` and nothing else: what reads content
 * and draws artwork stays on the machine that builds. The server side runs the module as it is.
 */
export function dataModules(find: FindData): Plugin {
  return {
    name: "rival:data-modules",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async load(id) {
      const file = id.split("?")[0] ?? id;
      if (!file.startsWith(app) || !file.endsWith(".data.ts")) return undefined;
      const data = await find(`/${relative(app, file)}`);
      // Parsing a string is faster than evaluating an object literal of that size.
      return `export const data = JSON.parse(${JSON.stringify(JSON.stringify(data))});`;
    },
  };
}
