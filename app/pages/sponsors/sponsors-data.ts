import type { Color } from "#app/art/mark/press-marks.ts";

/** A sponsor by its sign. */
export interface ShownSponsor {
  /** Names its sign on the sheet. */
  readonly id: string;
  readonly name: string;
  readonly link: string;
  /** "2024–2026", where the content says so. */
  readonly seasons: string | undefined;
}

/** Sponsors of one level; without a name where the content has no levels. */
export interface SponsorTier {
  readonly name: string | undefined;
  readonly sponsors: readonly ShownSponsor[];
}

/** The archive of marks, colors and texts. */
export interface OfferedKit {
  readonly path: string;
  /** "183 KB" */
  readonly size: string;
  /** Contents of the archive, one line each. */
  readonly contents: readonly string[];
  readonly colors: readonly Color[];
}

/** Data of the sponsors page. */
export interface SponsorsData {
  readonly tiers: readonly SponsorTier[];
  /** Figures for sponsors, each with a note. */
  readonly reach: readonly {
    readonly label: string;
    readonly value: string;
    readonly note: string;
  }[];
  readonly call:
    | { readonly title: string; readonly text: string; readonly email: string | undefined }
    | undefined;
  readonly press: {
    readonly description: string;
    readonly spellings: readonly string[];
    readonly kit: OfferedKit | undefined;
  };
  /** The art sheet of the signs. */
  readonly plates: string;
}
