import type { Content } from "#app/content/content.ts";
import { setDateStyle } from "#app/domain/dates/date-style.ts";
import { clubInks, type ClubInks } from "#app/art/inks/club-inks.ts";
import { colorsFor } from "#app/art/inks/moved-colors.ts";
import type { Photograph } from "#app/lib/photograph.ts";
import type { PressKit } from "./press-kit.ts";
import { buildRecord } from "#app/content/record/build-record.ts";
import type { ClubRecord } from "#app/content/record/record.ts";

/** Everything the build makes pages from. */
export interface Sources {
  readonly content: Content;
  readonly record: ClubRecord;
  readonly inks: ClubInks;
  /** Photographs and logos by the key of the picture that each replaces. */
  readonly photographs: ReadonlyMap<string, Photograph>;
  /** Address of the published site, without a slash at the end. */
  readonly address: string;
  /** None while the site is developed. */
  readonly pressKit?: PressKit | undefined;
  /** When the content was published, in milliseconds since 1970, where the build is told. */
  readonly publishedAt?: number | undefined;
}

/** The inks of a club's site: from its own colors, or from two that its name chooses. */
export function contentInks({ site, inks }: Pick<Content, "site" | "inks">): ClubInks {
  return clubInks(site.colors ?? colorsFor(site.name), inks);
}

/** Build options beside the content; without an address the site is at the club's domain. */
type Told = Partial<Pick<Sources, "address" | "pressKit" | "publishedAt">>;

/** Puts the record together, once for all pages. */
export function openSources(
  content: Content,
  photographs: Sources["photographs"] = new Map(),
  { address = `https://www.${content.site.domain}`, pressKit, publishedAt }: Told = {},
): Sources {
  setDateStyle(content.site);
  return {
    content,
    record: buildRecord(content, publishedAt),
    inks: contentInks(content),
    photographs,
    address,
    pressKit,
    publishedAt,
  };
}
