import { atomPath, type FeedName, jsonFeedPath } from "#app/page/feed-paths.ts";
import { pageLabels } from "#words/page-labels.ts";

/** @param base where the site lies on its host, with a slash at both ends */
export function feedTags(base: string, feeds: readonly FeedName[]): string[] {
  return feeds.flatMap((name) =>
    [
      ["application/atom+xml", atomPath(name)],
      ["application/feed+json", jsonFeedPath(name)],
    ].map(
      ([type, path]) =>
        `<link rel="alternate" type="${type}" title="${pageLabels[name]}" href="${base.slice(0, -1)}${path}">`,
    ),
  );
}
