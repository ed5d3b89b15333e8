/** The site's feeds. */
export type FeedName = "news" | "results";

/** The Atom feed of the news or of the results. */
export function atomPath(name: FeedName): string {
  return `/${name}.atom`;
}

/** The same as a JSON Feed. */
export function jsonFeedPath(name: FeedName): string {
  return `/${name}.json`;
}

/** Stylesheet for Atom feeds in browsers. */
export const feedStyle = "/feed.css";
