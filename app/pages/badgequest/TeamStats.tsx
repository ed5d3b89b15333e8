import { useCallback } from "react";
import { relativeTime } from "#app/domain/dates/time.ts";
import { fullName } from "#app/domain/full-name.ts";
import { BadgeTokens } from "#app/entities/badge/BadgeTokens.tsx";
import { GroupHead } from "#app/entities/badge/GroupHead.tsx";
import { WeekChart } from "#app/entities/badge/WeekChart.tsx";
import { Medal } from "#app/entities/finish/Medal.tsx";
import { PersonLink } from "#app/entities/person/PersonLink.tsx";
import { PersonRow } from "#app/entities/person/PersonRow.tsx";
import { paths } from "#app/routes/paths.ts";
import { useSite } from "#app/routes/site.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { type Figure, Figures } from "#app/ui/Figures/Figures.tsx";
import { useBrowserValue, useScripts } from "#app/ui/hooks/use-browser-value.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as counts from "#words/counts.ts";
import { ordinal } from "#words/grammar.ts";
import { AwardList, EarnedBadge } from "./AwardList.tsx";
import type { PastEdition } from "./shape-history.ts";
import type { Quest } from "./shape-quest.ts";
import { countByWeek, useQuest } from "./use-quest.ts";
import { ValueBars } from "./ValueBars.tsx";
import styles from "./TeamStats.module.css";

/** "2 days ago" by the visitor's clock; the document has the date. */
function LastUpdated({ updated }: { updated: NonNullable<Quest["updated"]> }) {
  const ago = useCallback(() => relativeTime(Date.parse(updated.moment), Date.now()), [updated]);
  return (
    <p className={`muted sm ${styles.updated}`}>
      Last updated{" "}
      <time dateTime={updated.moment} title={updated.text}>
        {useBrowserValue(ago, updated.text)}
      </time>
    </p>
  );
}

/** Total, participation, and everyone in first place. */
function Overview() {
  const { quest, awards, linkToPerson } = useQuest();
  const leaders = quest.people.filter(({ place, medal }) => place === 1 && medal !== undefined);
  const [leader] = leaders;
  const figures: Figure[] = [
    { label: "Total badges earned", value: awards.length },
    { label: "Team participation", value: `${quest.participation}%` },
  ];
  if (leader !== undefined) {
    const label = quest.ended === undefined ? "Current leader" : "Leader";
    figures.push({
      label: leaders.length === 1 ? label : `${label}s`,
      value: leaders.map((person) => (
        <PersonLink
          key={person.id}
          person={person}
          address={linkToPerson(person)}
          className={`plainLink d3 row ${styles.leader}`}
        >
          <Art sheet={quest.busts} id={person.id} viewBox="0 0 400 400" />
          {fullName(person)}
        </PersonLink>
      )),
      note: counts.badges(leader.badges),
    });
  }
  return <Figures figures={figures} className={styles.overview} />;
}

/** Totals and leaders of a past edition. */
function Past({ edition }: { edition: PastEdition }) {
  const { linkToPerson } = useQuest();
  return (
    <li>
      <h4 className="d3">
        {edition.hasNoSeason ? (
          edition.title
        ) : (
          <Link href={paths.season(edition)} className="plainLink">
            {edition.title}
          </Link>
        )}
      </h4>
      <p className="sm">
        <b>{edition.badges}</b> {edition.badges === 1 ? "badge" : "badges"}, {edition.participation}
        % participation
      </p>
      <List as="ol">
        {edition.leaders.map(({ place, badges, ...person }) => (
          <li key={person.id}>
            <PersonRow
              person={person}
              address={linkToPerson(person)}
              place={<Medal place={ordinal(place)} size="small" />}
              note={badges === undefined ? undefined : counts.badges(badges)}
            />
          </li>
        ))}
      </List>
    </li>
  );
}

/** Number of latest awards. */
const LATEST = 10;

/** The team's totals and charts, the newest badges, past editions, and on phones the latest awards. */
export function TeamStats() {
  const { quest, awards, values, tokenSheet, linkToPerson, linkToBadge } = useQuest();
  const { language } = useSite();
  // The latest awards would make the document larger, and are at its end.
  const hasScripts = useScripts();
  const { newest, history, updated, welcome, ended } = quest;
  return (
    <>
      {welcome && (
        <p className={`lead ${styles.welcome}`} lang={language}>
          {welcome}
        </p>
      )}
      {updated && <LastUpdated updated={updated} />}
      <h2 className={`d3 underlined ${styles.head}`}>Overview</h2>
      <Overview />
      {awards.length === 0 ? (
        <p className="lead">Nobody has earned a badge yet.</p>
      ) : (
        <>
          <WeekChart
            title="Badges per week"
            values={values}
            weeks={countByWeek(quest.weeks, awards, values)}
          />
          <ValueBars awards={awards} />
        </>
      )}
      {newest.length > 0 && (
        <section>
          <GroupHead id="recently-added" name="Recently added" />
          <BadgeTokens
            badges={newest.flatMap((id) => quest.badges.find((badge) => badge.id === id) ?? [])}
            getSheet={() => tokenSheet}
            getLinkProps={linkToBadge}
            className={styles.newest}
            hidesNames
          />
        </section>
      )}
      {history.length > 0 && (
        <section id="history" tabIndex={-1}>
          <GroupHead name="History" note="totals as published" />
          <List className={`columns ${styles.editions}`}>
            {history.map((edition) => (
              <Past key={edition.title} edition={edition} />
            ))}
          </List>
        </section>
      )}
      {hasScripts && awards.length > 0 && (
        <section className={styles.latest}>
          <GroupHead id="latest" name={ended === undefined ? "Recently earned" : "Last earned"} />
          <AwardList awards={awards.slice(0, LATEST)}>
            {({ badge, person }) => (
              <>
                <EarnedBadge badge={badge} />
                <PersonLink person={person} address={linkToPerson(person)} className="plainLink" />
              </>
            )}
          </AwardList>
        </section>
      )}
      {ended && (
        <p className="muted sm apart">
          The log of {quest.year} ends {ended}.
        </p>
      )}
    </>
  );
}
