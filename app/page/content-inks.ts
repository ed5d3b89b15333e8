import type { Content } from "#app/content/content.ts";
import { clubInks, type ClubInks } from "#app/inks/club-inks.ts";
import { coloursFor } from "#app/inks/colours-for.ts";

/** The inks of a club's site: from its own colours, or from two that its name chooses. */
export function contentInks({ site, inks }: Pick<Content, "site" | "inks">): ClubInks {
  return clubInks(site.colors ?? coloursFor(site.name), inks);
}
