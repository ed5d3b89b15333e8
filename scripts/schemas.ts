/**
 * Writes schemas/*.schema.json, with which editors complete and check the files of the content. A
 * test asserts that they are current; run this after a change in app/content/schema.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { editorSchemas } from "#app/content/schema-of.ts";

const schemas = editorSchemas();

rmSync("schemas", { recursive: true, force: true });
mkdirSync("schemas");
for (const [file, text] of schemas) writeFileSync(`schemas/${file}`, text);
console.log(`${schemas.size} schemas written to schemas/.`);
