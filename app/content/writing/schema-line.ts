/** The name of the schema of a file that is made anew. */
function schemaName(file: string): string {
  if (file.includes("/tournaments/")) return "tournament";
  return /([^/]+)\.yml$/.exec(file)?.[1] ?? "";
}

/** The first line of a file of a season, by which text editors complete and check it while it is typed. */
export function schemaLine(file: string): string {
  const up = "../".repeat(file.split("/").length);
  return `# yaml-language-server: $schema=${up}schemas/${schemaName(file)}.schema.json\n`;
}
