import { createContext, use } from "react";
import type { DateStyle } from "#app/domain/dates/date-style.ts";
import type { Club } from "#app/record/record.ts";
import {
  entriesOfPages,
  type NamedPage,
  type OptionalPage,
  pageLabel,
  type PageName,
  type PageParams,
  type PartName,
  paths,
} from "./paths.ts";

/** Site-wide data for every page: header, menu, footer and the list of seasons. */
export interface SiteData
  extends DateStyle, Pick<Club, "name" | "teamName" | "parts" | "labels" | "language"> {
  /** URL of the published site, "https://www.cotesauvage.example", including any base path. */
  readonly address: string;
  /** URL of the art sheet with the team's marks. */
  readonly marks: string;
  /** The wordmark's view box on that sheet, and whether it has several lines. */
  readonly wordmark: { readonly viewBox: string; readonly isStacked: boolean };
  /** The kinds of pages that this club has. */
  readonly pages: readonly PageName[];
  /** Undefined if the club announces none; set also once they are over. */
  readonly tryouts:
    | {
        readonly callout: string;
        readonly link: string;
        /** End of registration, or else of the tryouts, in milliseconds since 1970. */
        readonly closes: number | undefined;
        /** End of the last day, or of the callout's year, in milliseconds since 1970. */
        readonly ends: number | undefined;
        /** The tryouts were over when the site was published. */
        readonly areOver?: true;
      }
    | undefined;
  readonly sponsors: readonly { readonly name: string; readonly link: string }[];
  /** Shop, mailing list and donations; only those that the club has. */
  readonly support?: readonly { readonly label: string; readonly link: string }[];
  readonly socialLinks: readonly {
    /** "Côte Sauvage on Instagram" */
    readonly label: string;
    /** Letters shown as its icon; an envelope if undefined. */
    readonly letters: string | undefined;
    readonly link: string;
  }[];
  /** Start of the URL for reporting a mistake; the page's URL is appended. */
  readonly report?: string | undefined;
  /** Ids of the seasons that a page may show, oldest first. */
  readonly seasons: readonly string[];
  /** The newest year with playlists; undefined if there are none. */
  readonly playlists?: PageParams<"playlists"> | undefined;
}

/** Site-wide data, provided around the page and around each island. */
export const SiteContext = createContext<SiteData | undefined>(undefined);

export function useSite(): SiteData {
  const site = use(SiteContext);
  if (site === undefined) throw new Error("useSite needs a SiteContext around it.");
  return site;
}

/** The club's name for a part of its site. */
export function usePartLabel(part: PartName): string {
  return pageLabel(part, useSite().parts);
}

type Paths = typeof paths;

/** Functions that build each page's URL; undefined for pages the club does not have. */
type SitePaths = {
  readonly [Name in PageName]: Name extends OptionalPage ? Paths[Name] | undefined : Paths[Name];
};

/** URL builders for the club's pages. Callers must handle optional pages that are missing. */
export function usePaths(): SitePaths {
  const { pages } = useSite();
  return Object.fromEntries(
    entriesOfPages((name) => (pages.includes(name) ? paths[name] : undefined)),
  );
}

/** A link to a page, with its label. */
export interface PageLink<Page extends NamedPage = NamedPage> {
  readonly page: Page;
  /** "Roster 2019" */
  readonly label: string;
  readonly href: string;
}

/** Links to pages by kind; pages that the club does not have are omitted. Playlists link to the newest year. */
export function usePageLinks<Page extends NamedPage>(
  linkedPages: readonly Page[],
): readonly PageLink<Page>[] {
  const { pages, parts, playlists } = useSite();
  return linkedPages.flatMap((page) => {
    const name: NamedPage = page;
    if (!pages.includes(name)) return [];
    if (name !== "playlists") return { page, label: pageLabel(name, parts), href: paths[name]() };
    if (playlists === undefined) return [];
    const label = pageLabel(name, parts, playlists.year);
    return { page, label, href: paths.playlists(playlists) };
  });
}
