export const storyKinds = { VIDEO: "Video", ARTICLE: "Article" } as const;
