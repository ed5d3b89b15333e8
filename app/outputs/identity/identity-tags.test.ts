import { expect, test } from "vitest";
import { identityTags } from "./head-tags.ts";

test("a document links its theme colors, icons and manifest", () => {
  expect(identityTags("/club/", { day: "#f5eddc", night: "#10131b" })).toEqual([
    '<meta name="theme-color" content="#f5eddc" media="(prefers-color-scheme:light)">',
    '<meta name="theme-color" content="#10131b" media="(prefers-color-scheme:dark)">',
    '<link rel="icon" href="/club/favicon.png" sizes="48x48">',
    '<link rel="icon" href="/club/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/club/apple-touch-icon.png">',
    '<link rel="manifest" href="/club/site.webmanifest">',
  ]);
});
