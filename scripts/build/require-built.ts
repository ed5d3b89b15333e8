import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";

/** The folder of the built site, dist/ unless SITE_OUT names another. Stops with one sentence where none is built. */
export function requireBuilt(): string {
  const out = resolve(process.env["SITE_OUT"] || "dist");
  if (existsSync(join(out, "index.html"))) return out;
  console.error(`There is no built site in ${relative("", out)}/. Run npm run build first.`);
  process.exit(1);
}
