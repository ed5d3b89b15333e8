import { Link } from "#app/ui/Link/Link.tsx";
import { usePartLabel } from "#app/routes/site.ts";
import { usePaths } from "#app/routes/use-paths.ts";
import { BadgeTokens } from "#app/entities/badge/BadgeTokens.tsx";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Medal } from "#app/entities/finish/Medal.tsx";
import { List } from "#app/ui/List/List.tsx";
import { ordinal } from "#words/grammar/ordinal.ts";
import * as words from "#words/pages/player.ts";
import type { PlayerData, PlayerEdition } from "./shape-player.ts";
import styles from "./PlayerQuest.module.css";

type Quest = NonNullable<PlayerData["quest"]>;

function Edition({ edition, id }: { edition: PlayerEdition; id: string }) {
  const { badgequest } = usePaths();
  const { title, place, badges, note, inQuest } = edition;
  return (
    <li>
      {place === undefined ? <span /> : <Medal place={ordinal(place)} />}
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

/** Number of badge kinds that are not collapsed. */
const BADGES_SHOWN = 6;

interface PlayerQuestProps {
  data: PlayerData;
  quest: Quest;
  className: string;
}

/** Her places in Badge Quest, the badges she earned, and those she created. */
export function PlayerQuest({ data, quest, className }: PlayerQuestProps) {
  const part = usePartLabel("badgequest");
  const { note, editions, badges, made } = quest;
  const rest = badges.slice(BADGES_SHOWN);
  const tokens = { getSheet: () => data.art.things, className: styles.tokens };
  return (
    <section className={className} aria-labelledby="badge-quest">
      <Heading id="badge-quest" title={part} note={note} />
      <div className={`columns ${styles.columns}`}>
        {editions.length === 0 ? undefined : (
          <List className={`rows ${styles.editions}`}>
            {editions.map((edition) => (
              <Edition key={edition.year} edition={edition} id={data.person.id} />
            ))}
          </List>
        )}
        {badges.length === 0 ? undefined : (
          <div>
            <BadgeTokens badges={badges.slice(0, BADGES_SHOWN)} {...tokens} />
            {rest.length === 0 ? undefined : (
              <Fold label={words.moreKinds(rest.length)}>
                <BadgeTokens badges={rest} {...tokens} />
              </Fold>
            )}
          </div>
        )}
      </div>
      {made.length === 0 ? undefined : (
        <Fold label={words.badgesCreatedBy(made.length, data.person.first || data.person.last)}>
          <BadgeTokens badges={made} {...tokens} />
        </Fold>
      )}
    </section>
  );
}
