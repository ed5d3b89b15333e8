import { useSite } from "#app/routes/site.ts";
import { useCallback } from "react";
import { Link } from "#app/ui/Link/Link.tsx";
import { relativeTime } from "#app/domain/dates/time.ts";
import { useScripts } from "#app/ui/hooks/use-scripts.ts";
import { useBrowserValue } from "#app/ui/hooks/use-browser-value.ts";
import { fullName } from "#app/domain/full-name.ts";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/routes/paths.ts";
import { Medal } from "#app/entities/finish/Medal.tsx";
import { PersonLink } from "#app/entities/person/PersonLink.tsx";
import { PersonRow } from "#app/entities/person/PersonRow.tsx";
import { GroupHead } from "#app/entities/badge/GroupHead.tsx";
import { WeekChart } from "#app/entities/badge/WeekChart.tsx";
import { List } from "#app/ui/List/List.tsx";
import { ordinal } from "#words/grammar/ordinal.ts";
import * as words from "#words/pages/badge-quest.ts";
import * as counts from "#words/grammar/counts.ts";
import type { PastEdition } from "./shape-history.ts";
import type { Quest, QuestBadge } from "./shape-quest.ts";
import { Portrait, usePersonLinkProps } from "./People.tsx";
import { AwardList } from "./AwardList.tsx";
import { readLog } from "./log-queries.ts";
import { useQuestContext } from "./quest-context.ts";
import { QuestBadges } from "./QuestBadges.tsx";
import { ValueBars } from "./ValueBars.tsx";
import styles from "./TeamStats.module.css";

/** "2 days ago" by the visitor's clock, computed once; the prerendered document has the absolute time. */
function LastUpdated({ updated }: Pick<Quest, "updated">) {
  const ago = useCallback(
    () => updated && relativeTime(Date.parse(updated.moment), Date.now()),
    [updated],
  );
  const text = useBrowserValue(ago, updated?.text);
  if (updated === undefined) return undefined;
  return (
    <p className={`muted sm ${styles.updated}`}>
      {words.lastUpdated}{" "}
      <time dateTime={updated.moment} title={updated.text}>
        {text}
      </time>
    </p>
  );
}

/** Total, participation, and everyone in first place. */
function Overview() {
  const { quest } = useQuestContext();
  const personAddress = usePersonLinkProps();
  const leaders = quest.people.filter(({ id }) => quest.leaders.includes(id));
  return (
    <dl className={`cluster ${styles.overview}`}>
      <div>
        <dt className="lab">{words.totalBadgesEarned}</dt>
        <dd className={`num ${styles.figure}`}>{quest.total}</dd>
      </div>
      <div>
        <dt className="lab">{words.teamParticipation}</dt>
        <dd className={`num ${styles.figure}`}>{quest.participation}%</dd>
      </div>
      {leaders.length > 0 ? (
        <div className={classes(styles.leaders, leaders.length > 1 && styles.several)}>
          <dt className="lab">{words.leaders(leaders.length, quest.ended === undefined)}</dt>
          {leaders.map((person) => (
            <dd key={person.id}>
              <PersonLink
                person={person}
                address={personAddress(person)}
                className={`plainLink ${styles.leader}`}
              >
                <Portrait id={person.id} />
                <span>
                  <b className="d3 linkName">{fullName(person)}</b>
                  <span className="sm muted"> {counts.badges(person.badges)}</span>
                </span>
              </PersonLink>
            </dd>
          ))}
        </div>
      ) : undefined}
    </dl>
  );
}

function Edition({ edition }: { edition: PastEdition }) {
  const personAddress = usePersonLinkProps();
  return (
    <li>
      <h4 className="d3">
        {edition.hasNoSeason === true ? (
          edition.title
        ) : (
          <Link href={paths.season(edition)} className="thinLink">
            {edition.title}
          </Link>
        )}
      </h4>
      <p className="sm">
        <b>{edition.badges}</b>{" "}
        {words.badgesAndParticipation(edition.badges, edition.participation)}
      </p>
      <List as="ol">
        {edition.leaders.map(({ place, badges, ...person }) => (
          <li key={person.id}>
            <PersonRow
              person={person}
              address={personAddress(person)}
              place={<Medal place={ordinal(place)} size="small" />}
              note={badges === undefined ? undefined : counts.badges(badges)}
            />
          </li>
        ))}
      </List>
    </li>
  );
}

/** Published totals and leaders of past editions. */
function History() {
  const { quest } = useQuestContext();
  if (quest.history.length === 0) return undefined;
  return (
    <section id="history" tabIndex={-1}>
      <GroupHead name={words.history} note={words.totalsAsPublished} />
      <List className={`columns ${styles.editions}`}>
        {quest.history.map((edition) => (
          <Edition key={edition.title} edition={edition} />
        ))}
      </List>
    </section>
  );
}

/** Badges by id, in the order of the ids. */
function findBadges({ badges }: Quest, ids: readonly string[]): QuestBadge[] {
  return ids.flatMap((id) => badges.find((badge) => badge.id === id) ?? []);
}

/** Charts of the awards; a sentence if there are none. */
function AwardCharts() {
  const { quest, values } = useQuestContext();
  if (quest.total === 0) return <p className={styles.none}>{words.nobodyHasEarnedYet}</p>;
  return (
    <>
      <WeekChart id="weeks" title={words.badgesPerWeek} values={values} weeks={quest.weeks} />
      <ValueBars counts={quest.values} />
    </>
  );
}

/** Maximum number of latest awards. */
const MAX_LATEST = 10;

/** The latest awards. They are in the log, which only scripts read. */
function LatestAwards() {
  const { quest, log } = useQuestContext();
  if (!useScripts() || quest.total === 0) return undefined;
  return (
    <section>
      <GroupHead
        id="latest"
        name={quest.ended === undefined ? words.recentlyEarned : words.lastEarned}
      />
      <AwardList awards={readLog(quest, log).slice(0, MAX_LATEST)} by="both" />
    </section>
  );
}

/** Team totals: the Home tab on phones, the main panel's default on desktops. */
export function TeamStats() {
  const { quest } = useQuestContext();
  const { language } = useSite();
  return (
    <div className={styles.stats}>
      {quest.welcome === "" ? undefined : (
        <p className={styles.welcome} lang={language}>
          {quest.welcome}
        </p>
      )}
      <LastUpdated updated={quest.updated} />
      <div className={`spread ${styles.head}`}>
        <h2 className="d3">{words.overview}</h2>
        <span className="lab">{quest.year}</span>
      </div>
      <Overview />
      <AwardCharts />
      {quest.newest.length === 0 ? undefined : (
        <section>
          <GroupHead id="recently-added" name={words.recentlyAdded} note={quest.newest.length} />
          <QuestBadges badges={findBadges(quest, quest.newest)} className={styles.newest} />
        </section>
      )}
      <History />
      <LatestAwards />
      {quest.ended === undefined ? undefined : (
        <p className={`muted sm ${styles.ends}`}>{words.logEnds(quest.year, quest.ended)}</p>
      )}
    </div>
  );
}
