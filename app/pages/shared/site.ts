import type { DateStyle } from "#app/domain/dates/date-style.ts";
import { createContext, use, useCallback } from "react";
import {
  pageLabel,
  type PageName,
  type PageParams,
  type PartName,
  type PartNames,
} from "#app/pages/shared/paths.ts";
import { useBrowserValue } from "#app/ui/hooks/use-browser-value.ts";
import type { Album } from "#app/lib/photograph.ts";

/** Site-wide data for every page: header, menu, footer and the choice of seasons. */
export interface SiteData extends DateStyle {
  /** "Côte Sauvage Ultimate" */
  readonly name: string;
  /** "Côte Sauvage" */
  readonly teamName: string;
  /** Address of the published site, "https://www.cotesauvage.example", including any base path. */
  readonly address: string;
  /** Address of the art sheet with the team's marks. */
  readonly marks: string;
  /** The box of the wordmark on that sheet, and whether it has several lines. */
  readonly wordmark: { readonly viewBox: string; readonly isStacked: boolean };
  /** The kinds of pages that there are, in the order of the table. */
  readonly pages: readonly PageName[];
  /** The club's own names for its parts; undefined if it keeps the default names. */
  readonly parts?: PartNames | undefined;
  /** The club's own words for labels; undefined if it has none. */
  readonly labels?:
    | {
        readonly tryouts?: string | undefined;
        readonly scheduleAndResults?: string | undefined;
        readonly rosterRelease?: string | undefined;
      }
    | undefined;
  /** Language of the club's own texts, if it is not English. */
  readonly language?: string | undefined;
  /** Undefined while there are none to register for. */
  readonly tryouts:
    | {
        readonly callout: string;
        readonly link: string;
        /** When registration, or the year in the callout, is over: in milliseconds since 1970. */
        readonly closes?: number | undefined;
        /** They were over when the site was published. */
        readonly areOver?: true;
      }
    | undefined;
  readonly sponsors: readonly { readonly name: string; readonly link: string }[];
  /** Shop, mailing list and donations, as far as the club has them. */
  readonly support?: readonly { readonly label: string; readonly link: string }[];
  readonly socialLinks: readonly {
    /** "Côte Sauvage on Instagram" */
    readonly label: string;
    /** On its token; an icon stands there without them. */
    readonly letters: string | undefined;
    readonly link: string;
  }[];
  /**
   * Start of the address to report a mistake, to be followed by the page's address; undefined if there is
   * none.
   */
  readonly report?: string | undefined;
  /** Ids of the seasons that a page may show, oldest first. */
  readonly seasons: readonly string[];
  /** The newest year with playlists; none without any. */
  readonly playlists?: PageParams<"playlists"> | undefined;
  /** The team's mark where it supplied a picture of it. */
  readonly photographs: Album;
}

/** The site around the pages; set once by the root. */
export const SiteContext = createContext<SiteData | undefined>(undefined);

export function useSite(): SiteData {
  const site = use(SiteContext);
  if (site === undefined) throw new Error("useSite needs a SiteContext around it.");
  return site;
}

/** Label of a part of the site, as the club calls it. */
export function usePartLabel(part: PartName): string {
  return pageLabel(part, useSite().parts);
}

/**
 * Whether the tryouts of the callout are over, by the visitor's clock. In the document that depends on when it was
 * published; undefined if nobody knows there.
 */
export function useTryoutsOver(): boolean | undefined {
  const { closes, areOver = false } = useSite().tryouts ?? {};
  return useBrowserValue<boolean | undefined>(
    useCallback(() => areOver || (closes !== undefined && Date.now() >= closes), [areOver, closes]),
    areOver || closes === undefined ? areOver : undefined,
  );
}
