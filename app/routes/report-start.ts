import type { Club } from "#app/record/record.ts";
import * as words from "#words/shell.ts";

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
  const subject = encodeURIComponent(words.aMistakeOnTheSite);
  return `mailto:${captainsEmail}?subject=${subject}&body=${encodeURIComponent(`${words.thePageIs} `)}`;
}
