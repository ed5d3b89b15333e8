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

/** Whether a package finds another one: in its own folder or in one above it, as Node looks for it. */
function finds(path: string, name: string): boolean {
  if (`${path === "" ? "" : `${path}/`}node_modules/${name}` in packages) return true;
  return path !== "" && finds(dirname(path).replace(/^\.$/, ""), name);
}

// `npm ci` refuses a lock file that lacks one, and npm on another system would leave it out.
test("the lock file holds the optional packages of every system", () => {
  const absent = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !finds(path, name))
      .map((name) => `${path} → ${name}`),
  );
  expect(absent).toEqual([]);
});

test("the lock file names no registry: everybody asks their own", () => {
  expect(text).not.toContain('"resolved"');
  expect(readFileSync(".npmrc", "utf8")).toContain("omit-lockfile-registry-resolved=true");
});
