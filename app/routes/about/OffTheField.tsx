import { Fragment } from "react";
import { Link } from "wouter";
import { usePageLinks } from "#app/page/use-page-links.ts";
import { joint } from "#words/grammar/lists.ts";
import * as words from "#words/pages/about.ts";
import styles from "./Meet.module.css";

const games = [
  { page: "badgequest", deed: words.collectBadgesIn, name: undefined },
  { page: "fiftyplates", deed: words.spotPlatesFor, name: undefined },
  { page: "playlists", deed: words.onceAnnounced, name: words.aRosterAsPlaylists },
] as const;

const pages = games.map(({ page }) => page);

/** The team's projects off the field, with links to their pages. */
export function OffTheField() {
  const links = usePageLinks(pages);
  if (links.length === 0) return undefined;
  return (
    <p className={`muted ${styles.off}`}>
      {words.offTheFieldWe}
      {links.map(({ page, label, href }, place) => {
        const game = games.find((one) => one.page === page);
        return (
          <Fragment key={page}>
            {joint(place, links.length)} {game?.deed} <Link href={href}>{game?.name ?? label}</Link>
          </Fragment>
        );
      })}
      .
    </p>
  );
}
