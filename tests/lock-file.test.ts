import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() }),
  ),
});

const text = readFileSync("package-lock.json", "utf8");
const { packages } = lockSchema.parse(JSON.parse(text));

/** Whether Node resolves a package from another: in its own `node_modules`, or one above. */
function resolves(path: string, name: string): boolean {
  if (`${path === "" ? "" : `${path}/`}node_modules/${name}` in packages) return true;
  return path !== "" && resolves(dirname(path).replace(/^\.$/, ""), name);
}

// `npm install` may drop packages of other platforms, and `npm ci` then fails there.
test("the lock file has the optional packages for every platform", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !resolves(path, name))
      .map((name) => `${path} → ${name}`),
  );
  expect(missing).toEqual([]);
});

test("the lock file names no registry, so that any works", () => {
  expect(text).not.toContain('"resolved"');
  expect(readFileSync(".npmrc", "utf8")).toContain("omit-lockfile-registry-resolved=true");
});
