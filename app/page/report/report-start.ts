import type { Site } from "#app/content/content.ts";
import * as words from "#words/shell.ts";

/**
 * Where somebody says that a page is wrong, up to the address of the page: a form in the club's repository, or a
 * mail to the captains. Undefined for a club that has named neither.
 */
export function reportStart({ repository, captainsEmail }: Site): string | undefined {
  if (repository !== undefined) {
    return `https://github.com/${repository.name}/issues/new?template=mistake.yml&page=`;
  }
  if (captainsEmail === undefined) return undefined;
  const subject = encodeURIComponent(words.aMistakeOnTheSite);
  return `mailto:${captainsEmail}?subject=${subject}&body=${encodeURIComponent(`${words.thePageIs} `)}`;
}
