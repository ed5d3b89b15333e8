import { shapeMember } from "#app/entities/person/shape.ts";
import { SeasonCard } from "#app/entities/season/SeasonCard.tsx";
import { shapeSeason } from "#app/entities/season/shape.ts";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { getNode } from "#app/record/get-node.ts";
import type { PageParams } from "#app/routes/paths.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { List } from "#app/ui/List/List.tsx";
import { badgesAndPlatesSheet } from "./draw-player.ts";
import { Plates, Songs } from "./PlatesAndSongs.tsx";
import { PlayerBadges } from "./PlayerBadges.tsx";
import { PlayerHero } from "./PlayerHero.tsx";
import { Teammates } from "./Teammates.tsx";
import styles from "./PlayerPage.module.css";

/** A person's page: her seasons, and her badges, plates and songs. */
export function Page({ id }: PageParams<"player">) {
  const { record } = useSources();
  const person = getNode(record.people, id);
  const { tenures, claims, tracks } = person;
  const songs = tracks.filter(({ title }) => title !== undefined);
  const sheet = useSheet(badgesAndPlatesSheet(person));
  return (
    <article>
      <PlayerHero person={person} />
      {tenures.length > 1 && (
        <section className="wrap section" aria-labelledby="season-by-season">
          <Heading id="season-by-season" title="Season by season" />
          <List as="ol" className={styles.seasons}>
            {tenures.map((tenure) => (
              <li key={tenure.season.year}>
                <SeasonCard
                  season={shapeSeason(tenure.season, record)}
                  role={shapeMember(tenure).role}
                />
              </li>
            ))}
          </List>
          <Teammates person={person} />
        </section>
      )}
      <div className="wrap section halves">
        <PlayerBadges person={person} sheet={sheet} />
        {claims.length + songs.length > 0 && (
          <div className="halves">
            <Plates claims={claims} sheet={sheet} />
            <Songs tracks={songs} />
          </div>
        )}
      </div>
    </article>
  );
}
