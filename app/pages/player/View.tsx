import { Link } from "#app/ui/Link/Link.tsx";
import type { PeopleGroup } from "#app/entities/person/shape.ts";
import { PeopleByCount } from "#app/entities/person/PeopleByCount.tsx";
import { usePaths } from "#app/routes/use-paths.ts";
import { paths } from "#app/routes/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/player.ts";
import { PlayerHero } from "./PlayerHero.tsx";
import type { PlayerData } from "./shape-player.ts";
import { PlayerQuest } from "./PlayerQuest.tsx";
import { PlayerSeasons } from "./PlayerSeasons.tsx";
import styles from "./PlayerPage.module.css";

function Plate({ plate, sheet }: { plate: PlayerData["plates"][number]; sheet: string }) {
  const { fiftyplates } = usePaths();
  const { code, name, date, year } = plate;
  const text = (
    <>
      <Art sheet={sheet} id={`plate-${code}`} viewBox="0 0 100 60" className={styles.plate} />
      {name}
      <span className="xs muted">{date}</span>
    </>
  );
  return (
    <li>
      {fiftyplates === undefined ? (
        text
      ) : (
        <Link href={fiftyplates({ plate: code, edition: String(year) })} className="quietLink">
          {text}
        </Link>
      )}
    </li>
  );
}

/** The plates that she was first to spot. */
function Plates({ data }: { data: PlayerData }) {
  const { plates, art } = data;
  if (plates.length === 0) return undefined;
  return (
    <section aria-labelledby="on-the-road">
      <Heading id="on-the-road" title={words.onTheRoad} note={counts.plates(plates.length)} />
      <List className={`cluster ${styles.plates}`}>
        {plates.map((plate) => (
          <Plate key={`${plate.year} ${plate.code}`} plate={plate} sheet={art.things} />
        ))}
      </List>
    </section>
  );
}

/** Her songs, each with its playlist. */
function Songs({ songs }: Pick<PlayerData, "songs">) {
  if (songs.length === 0) return undefined;
  return (
    <section aria-labelledby="on-the-playlist">
      <Heading id="on-the-playlist" title={words.onThePlaylist} />
      <List className={`rows ${styles.songs}`}>
        {songs.map(({ title, link, list, listId, year }) => (
          <li key={`${year} ${listId} ${title}`}>
            <span className={`onScreens centered ${styles.disc}`} aria-hidden="true">
              <Icon name="play" />
            </span>
            <span>
              {link === undefined ? (
                <b>{title}</b>
              ) : (
                <ExternalLink href={link}>{title}</ExternalLink>
              )}
              <Link
                href={paths.playlists({ year: String(year), playlist: listId })}
                className={`xs muted ${styles.list}`}
              >
                {list}, {year}
              </Link>
            </span>
          </li>
        ))}
      </List>
    </section>
  );
}

function foldLabel(rest: readonly PeopleGroup[]): string {
  const total = rest.reduce((sum, { people }) => sum + people.length, 0);
  const maxSeasons = rest[0]?.count ?? 1;
  const shared = maxSeasons === 1 ? words.oneSeason : words.seasonsOrFewer(maxSeasons);
  return words.moreMates(total, shared);
}

/** Her teammates, by the number of seasons together. */
function Mates({ data, className }: { data: PlayerData; className: string }) {
  const { count, open, rest } = data.mates;
  if (count === 0) return undefined;
  const labels = { unit: words.sharedSeasons, label: words.together };
  return (
    <section className={className} aria-labelledby="teammates">
      <Heading id="teammates" title={words.teammates} note={counts.people(count)} />
      <PeopleByCount groups={open} busts={data.art.busts} {...labels} />
      {rest.length === 0 ? undefined : (
        <Fold label={foldLabel(rest)}>
          <PeopleByCount groups={rest} {...labels} />
        </Fold>
      )}
    </section>
  );
}

/** A person's page: seasons, teammates, badges, plates and songs. */
export function View({ data }: { data: PlayerData }) {
  const { quest, plates, songs } = data;
  const section = "wrap section";
  return (
    <article>
      <PlayerHero data={data} />
      <PlayerSeasons data={data} className={section} />
      <Mates data={data} className={section} />
      {quest === undefined ? undefined : (
        <PlayerQuest data={data} quest={quest} className={section} />
      )}
      {plates.length === 0 && songs.length === 0 ? undefined : (
        <div className={`${section} halves`}>
          <Plates data={data} />
          <Songs songs={songs} />
        </div>
      )}
    </article>
  );
}
