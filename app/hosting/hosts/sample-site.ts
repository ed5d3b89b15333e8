import type { BuiltSite } from "./built-site.ts";

/** A small built site for the tests of the configurations. */
export const sampleSite: BuiltSite = {
  inlined: { scripts: ["sha256-c="], styles: ["sha256-a=", "sha256-b="] },
  files: [
    ".well-known/security.txt",
    "404.html",
    "_headers",
    "_redirects",
    "about.html",
    "about.html.br",
    "art/hero.11aa.svg",
    "assets/home-22bb.js",
    "assets/home-22bb.js.gz",
    "assets/text-33cc.woff2",
    "data.html",
    "data/games.csv",
    "data/games.json",
    "embed/record.html",
    "embed/record.svg",
    "favicon.svg",
    "index.html",
    "news.atom",
    "news.json",
    "news.page.json",
    "roster.html",
    "roster2019.html",
    "share/home.png",
    "site.webmanifest",
  ],
  release: "0123456789ab",
};
