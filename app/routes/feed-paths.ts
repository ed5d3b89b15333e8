/** The site's feeds. */
export type FeedName = "news" | "results";

/** Path of the Atom feed of news or results. */
export function atomPath(name: FeedName): string {
  return `/${name}.atom`;
}

/** Path of the JSON Feed of news or results. */
export function jsonFeedPath(name: FeedName): string {
  return `/${name}.json`;
}

/** Stylesheet for Atom feeds in browsers. */
export const feedStyle = "/feed.css";
