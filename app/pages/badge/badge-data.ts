import type { CountGroup } from "#app/pages/shared/people/count-group.ts";
import type { PersonName } from "#app/content/record/person-name.ts";
import type { ChartWeek } from "#app/pages/shared/charts/chart-week.ts";
import type { Ground } from "#app/art/season/printed-season.ts";

/** Maximum height of a title's capitals, as a share of the line's length. */
export const TITLE_CAP = 0.23;

export interface BadgeLink {
  readonly slug: string;
  readonly title: string;
}

/** People who earned the badge in an edition, most often first, then by name. */
export interface BadgeEdition {
  readonly title: string;
  readonly year: number;
  /** "41 times by 17 people", or that nobody earned it. */
  readonly note: string;
  readonly earners: readonly CountGroup[];
}

/** Data of a badge page. */
export interface BadgeData {
  readonly key: string;
  readonly title: string;
  /** The title in lines. */
  readonly lines: readonly string[];
  readonly rule: string;
  readonly value: string;
  readonly ground: Ground;
  readonly maker: PersonName | undefined;
  /** "Badge Quest 2018 and 2019", or that it is in no set. */
  readonly sets: string;
  readonly previous: BadgeLink | undefined;
  readonly next: BadgeLink | undefined;
  readonly figures: readonly {
    readonly label: string;
    readonly value: string;
    readonly isText?: true;
    readonly note?: string;
    /** Person named after the note. */
    readonly person?: PersonName;
  }[];
  readonly editions: readonly BadgeEdition[];
  /** Awards by week in the newest edition in which it was earned. */
  readonly weeks:
    | {
        readonly year: number;
        /** The names of the core values. */
        readonly values: readonly string[];
        readonly weeks: readonly ChartWeek[];
      }
    | undefined;
  /** Link to Badge Quest, if an edition there has it; without an edition for the default one. */
  readonly inQuest: { readonly edition?: string } | undefined;
  /** Other badges of its value. */
  readonly related: readonly BadgeLink[];
  readonly art: {
    readonly token: string;
    /** URL of the sheet with the related badges. */
    readonly related: string;
    /** URL of the sheet with everyone's busts. */
    readonly busts: string;
  };
}
