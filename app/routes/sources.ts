import { clubInks, type ClubInks } from "#app/art/inks/club-inks.ts";
import { colorsFor } from "#app/art/inks/moved-colors.ts";
import type { Content } from "#app/content/content.ts";
import { setDateStyle } from "#app/domain/dates/date-style.ts";
import type { Photograph } from "#app/lib/photograph.ts";
import { buildRecord } from "#app/record/build-record.ts";
import type { ClubRecord } from "#app/record/record.ts";

/** The press kit archive, which the page of sponsors links. */
export interface PressKit {
  /** Path of the archive, from the root of the site. */
  readonly path: string;
  readonly bytes: number;
  readonly logos: number;
  readonly photographs: number;
}

/** Inputs from which the build generates pages. */
export interface Sources {
  readonly record: ClubRecord;
  readonly inks: ClubInks;
  /** Photographs and logos by the key of the picture that each replaces. */
  readonly photographs: ReadonlyMap<string, Photograph>;
  /** URL of the published site, without a trailing slash. */
  readonly address: string;
  /** Undefined during development. */
  readonly pressKit?: PressKit | undefined;
  /** Time of publication in milliseconds since 1970, if the build knows it. */
  readonly publishedAt?: number | undefined;
}

/** Colors of a club's site: its own, or two that are chosen by its name. */
export function contentInks({ site, inks }: Pick<Content, "site" | "inks">): ClubInks {
  return clubInks(site.colors ?? colorsFor(site.name), inks);
}

/** Build options besides the content. Without an address, the site is at the club's domain. */
type Told = Partial<Pick<Sources, "address" | "pressKit" | "publishedAt">>;

/** Builds the record, once for all pages. */
export function openSources(
  content: Content,
  photographs: Sources["photographs"] = new Map(),
  { address = `https://www.${content.site.domain}`, pressKit, publishedAt }: Told = {},
): Sources {
  setDateStyle(content.site);
  return {
    record: buildRecord(content, publishedAt),
    inks: contentInks(content),
    photographs,
    address,
    pressKit,
    publishedAt,
  };
}
