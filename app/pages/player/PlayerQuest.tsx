import { Link } from "#app/ui/Link/Link.tsx";
import { timesEarned } from "#app/domain/badge-quest/badge-quest.ts";
import { medalOf } from "#app/domain/places/medal.ts";
import { usePartLabel } from "#app/pages/shared/site.ts";
import { usePaths } from "#app/pages/shared/use-paths.ts";
import { paths } from "#app/pages/shared/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Medal } from "#app/ui/Medal/Medal.tsx";
import { ordinalSuffix } from "#words/grammar/ordinal.ts";
import * as words from "#words/pages/player.ts";
import type { PlayerData, PlayerEdition } from "./shape-player.ts";
import styles from "./PlayerQuest.module.css";

type Quest = NonNullable<PlayerData["quest"]>;

interface TokensProps {
  badges: Quest["badges"];
  things: string;
}

/** Badges, each with how often she earned it and the way to its page. */
function Tokens({ badges, things }: TokensProps) {
  return (
    <ul className={styles.tokens}>
      {badges.map(({ slug, title, times }) => (
        <li key={slug}>
          <Link href={paths.badge({ slug })}>
            <span className={styles.token}>
              <Art
                sheet={things}
                id={slug}
                viewBox="0 0 100 100"
                photo={`badge-${slug}`}
                sizes="96px"
              />
              {times > 1 ? (
                <span className={`centered display ${styles.times}`} aria-hidden="true">
                  {times}
                </span>
              ) : undefined}
            </span>
            <span>
              {title}
              {times > 1 ? <span className="sr">, {timesEarned(times)}</span> : undefined}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Edition({ edition, id }: { edition: PlayerEdition; id: string }) {
  const { badgequest } = usePaths();
  const { title, place, badges, note, inQuest } = edition;
  return (
    <li>
      {place === undefined ? (
        <span />
      ) : (
        <Medal place={place} suffix={ordinalSuffix(place)} metal={medalOf(place)} />
      )}
      <span className={`num ${styles.count}`}>{badges}</span>
      <span>
        {badgequest === undefined ? (
          <b>{title}</b>
        ) : (
          <Link
            href={
              inQuest === undefined
                ? `${badgequest()}#history`
                : badgequest({ ...inQuest, view: "person", player: id })
            }
          >
            {title}
          </Link>
        )}
        <span className={`xs muted ${styles.note}`}>{note}</span>
      </span>
    </li>
  );
}

/** How many kinds of badges stand open. */
const OPEN = 6;

interface PlayerQuestProps {
  data: PlayerData;
  quest: Quest;
  className: string;
}

/** Her places in Badge Quest, the badges she earned, and those she thought of. */
export function PlayerQuest({ data, quest, className }: PlayerQuestProps) {
  const part = usePartLabel("badgequest");
  const { note, editions, badges, made } = quest;
  const rest = badges.slice(OPEN);
  const { things } = data.art;
  return (
    <section className={className} aria-labelledby="badge-quest">
      <Heading id="badge-quest" title={part} note={note} />
      <div className={`columns ${styles.columns}`}>
        {editions.length === 0 ? undefined : (
          <ul className={`rows ${styles.editions}`}>
            {editions.map((edition) => (
              <Edition key={edition.year} edition={edition} id={data.id} />
            ))}
          </ul>
        )}
        {badges.length === 0 ? undefined : (
          <div>
            <Tokens badges={badges.slice(0, OPEN)} things={things} />
            {rest.length === 0 ? undefined : (
              <Fold label={words.moreKinds(rest.length)}>
                <Tokens badges={rest} things={things} />
              </Fold>
            )}
          </div>
        )}
      </div>
      {made.length === 0 ? undefined : (
        <Fold label={words.badgesCreatedBy(made.length, data.name.first || data.name.last)}>
          <Tokens badges={made} things={things} />
        </Fold>
      )}
    </section>
  );
}
