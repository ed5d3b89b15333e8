/** A name as addresses have it: "Côte Sauvage" is `cote-sauvage`. */
function slug(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/**
 * The id of a season: the team's name and the year, such as `team-2019`. A name without a Latin
 * letter or figure gives `season-2019`.
 */
export function seasonId(teamName: string, year: number): string {
  return `${slug(teamName) || "season"}-${year}`;
}
