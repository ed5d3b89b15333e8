/** What kind of a story a link leads to. */
export const storyKinds = { VIDEO: "Video", ARTICLE: "Article" } as const;
