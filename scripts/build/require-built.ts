import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";

/** Folder of the built site: dist/ or SITE_OUT. Exits with a message if there is none. */
export function requireBuilt(): string {
  const out = resolve(process.env["SITE_OUT"] || "dist");
  if (existsSync(join(out, "index.html"))) return out;
  console.error(`There is no built site in ${relative("", out)}/. Run npm run build first.`);
  process.exit(1);
}
