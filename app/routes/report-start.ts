import type { Club } from "#app/record/record.ts";

/**
 * Start of the URL to report a mistake; the page's URL is appended. It is a form in the club's
 * repository, or an email to the captains; undefined if the club has neither.
 */
export function reportStart({
  repository,
  captainsEmail,
}: Pick<Club, "repository" | "captainsEmail">): string | undefined {
  if (repository !== undefined) {
    return `https://github.com/${repository.name}/issues/new?template=mistake.yml&page=`;
  }
  if (captainsEmail === undefined) return undefined;
  const subject = encodeURIComponent("A mistake on the site");
  return `mailto:${captainsEmail}?subject=${subject}&body=${encodeURIComponent(`The page: `)}`;
}
