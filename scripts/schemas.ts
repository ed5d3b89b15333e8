/**
 * Writes schemas/*.schema.json, which text editors use to complete and validate content files. Run it after
 * changes in app/content/schema; a test asserts that the files are up to date.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { editorSchemas } from "#app/content/find-schema.ts";

const schemas = editorSchemas();

rmSync("schemas", { recursive: true, force: true });
mkdirSync("schemas");
for (const [file, text] of schemas) writeFileSync(`schemas/${file}`, text);
console.log(`${schemas.size} schemas written to schemas/.`);
