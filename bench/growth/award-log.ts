import type { Award } from "#app/content/schema/award.ts";

const columns = ["badge", "player", "date", "time", "zone", "note", "again"] as const;

function cell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** An award log as awards.csv holds it. */
export function writtenLog(awards: readonly Award[]): string {
  const rows = awards.map((award) => columns.map((column) => cell(award[column] ?? "")).join(","));
  return `${[columns.join(","), ...rows].join("\n")}\n`;
}
