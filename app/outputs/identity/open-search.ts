import type { Club } from "#app/record/record.ts";
import { escapeMarkup } from "#app/lib/text.ts";
import { paths } from "#app/routes/paths.ts";
import * as words from "#words/identity.ts";

/** Path of the search description. */
export const OPEN_SEARCH_FILE = "opensearch.xml";

/** Longest short name that the format allows. */
const SHORT_NAME_LENGTH = 16;

/**
 * OpenSearch 1.1 description, so that browsers offer the site's search in their own field.
 *
 * @param address address of the published site, without a trailing slash
 */
export function openSearch(
  { teamName, name }: Pick<Club, "teamName" | "name">,
  address: string,
): string {
  const root = escapeMarkup(address);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeMarkup(Array.from(teamName).slice(0, SHORT_NAME_LENGTH).join(""))}</ShortName>`,
    `<Description>${escapeMarkup(words.searchSite(name))}</Description>`,
    "<InputEncoding>UTF-8</InputEncoding>",
    `<Image width="48" height="48" type="image/png">${root}/favicon.png</Image>`,
    `<Url type="text/html" template="${root}${paths.search()}?q={searchTerms}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${root}/${OPEN_SEARCH_FILE}"/>`,
    "</OpenSearchDescription>",
    "",
  ].join("\n");
}
