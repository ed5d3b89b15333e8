import { Fragment } from "react";
import { Link } from "wouter";
import { usePageLinks } from "#app/page/use-page-links.ts";
import styles from "./Meet.module.css";

const games = [
  { page: "badgequest", deed: "collect badges in", name: "Badge Quest" },
  { page: "fiftyplates", deed: "spot license plates for", name: "Fifty Plates" },
  { page: "playlists", deed: "once announced", name: "a roster as playlists" },
] as const;

const pages = games.map(({ page }) => page);

/** What stands before each part of an enumeration: a comma, and an "and" before the last. */
function joint(place: number, count: number): string {
  if (place === 0) return "";
  return place === count - 1 ? " and" : ",";
}

/** What the team does beside playing, with the ways to those pages. */
export function OffTheField() {
  const links = usePageLinks(pages);
  if (links.length === 0) return undefined;
  return (
    <p className={styles.off}>
      Off the field we
      {links.map(({ page, href }, place) => {
        const game = games.find((one) => one.page === page);
        return (
          <Fragment key={page}>
            {joint(place, links.length)} {game?.deed} <Link href={href}>{game?.name}</Link>
          </Fragment>
        );
      })}
      .
    </p>
  );
}
