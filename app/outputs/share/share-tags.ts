import * as words from "#words/language.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "./card.ts";

/** Data of a page for social networks. */
export interface SharedPage {
  readonly siteName: string;
  readonly title: string;
  readonly description: string;
  /** Full addresses of the page and its card. */
  readonly address: string;
  readonly image: string;
  /** Alt text of the card. */
  readonly alt: string;
}

/** Property and content of an Open Graph `<meta>` element. */
export type MetaTag = readonly [name: string, content: string];

/** Open Graph tags for all networks; of Twitter's own tags only the one without an Open Graph equivalent. */
export function shareTags(page: SharedPage): MetaTag[] {
  return [
    ["og:type", "website"],
    ["og:site_name", page.siteName],
    ["og:locale", words.locale],
    ["og:url", page.address],
    ["og:title", page.title],
    ["og:description", page.description],
    ["og:image", page.image],
    ["og:image:width", String(CARD_WIDTH)],
    ["og:image:height", String(CARD_HEIGHT)],
    ["og:image:alt", page.alt],
    ["twitter:card", "summary_large_image"],
  ];
}
