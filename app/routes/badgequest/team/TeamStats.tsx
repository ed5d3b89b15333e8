import { BadgeGrid } from "#app/routes/badgequest/badge/BadgeGrid.tsx";
import { GroupHead } from "#app/charts/GroupHead.tsx";
import * as badgeFacts from "#words/facts/badge.ts";
import * as words from "#words/pages/badge-quest.ts";
import { ValueBars } from "#app/routes/badgequest/person/ValueBars.tsx";
import { WeekChart } from "#app/charts/WeekChart.tsx";
import { useScene } from "#app/routes/badgequest/use-scene.ts";
import { JumpList } from "#app/ui/JumpList/JumpList.tsx";
import { RestOfPage } from "#app/ui/RestOfPage/RestOfPage.tsx";
import type { Quest, QuestBadge } from "#app/routes/badgequest/quest.ts";
import { History } from "./History.tsx";
import { LastUpdated } from "./LastUpdated.tsx";
import { Overview } from "./Overview.tsx";
import styles from "./TeamStats.module.css";

/** The badges of the season's set that have these ids, in their order. */
function badgesOf({ badges }: Quest, ids: readonly string[]): QuestBadge[] {
  return ids.flatMap((id) => badges.find((badge) => badge.id === id) ?? []);
}

/** Earned badges as tokens; a sentence while there are none. */
function Earned() {
  const { quest, values } = useScene();
  if (quest.total === 0) return <p className={styles.none}>{words.nobodyHasEarnedYet}</p>;
  const most = badgesOf(quest, quest.mostEarned);
  return (
    <>
      <WeekChart id="weeks" title={words.badgesPerWeek} values={values} weeks={quest.weeks} />
      <ValueBars counts={quest.values} />
      <section>
        <GroupHead id="most-earned" name={words.mostEarned} note={words.times} />
        <BadgeGrid badges={most} six />
        {quest.equallyEarned === 0 ? undefined : (
          <p className="muted sm">
            {badgeFacts.andMoreEarned(quest.equallyEarned, most.at(-1)?.times ?? 0)}
          </p>
        )}
      </section>
    </>
  );
}

/** Team totals: the Home tab on phones, the main panel's default on desktops. */
export function TeamStats() {
  const { quest } = useScene();
  return (
    <div className={styles.stats}>
      {quest.welcome === "" ? undefined : <p className={styles.welcome}>{quest.welcome}</p>}
      <LastUpdated updated={quest.updated} />
      <div className={`spread ${styles.head}`}>
        <h2 className="d3">{words.overview}</h2>
        <span className="lab">{quest.year}</span>
      </div>
      <Overview />
      <JumpList
        sections={[
          { id: "weeks", title: words.badgesPerWeek, isShown: quest.total > 0 },
          { id: "most-earned", title: words.mostEarned, isShown: quest.total > 0 },
          { id: "recently-added", title: words.recentlyAdded, isShown: quest.newest.length > 0 },
          { id: "history", title: words.history, isShown: quest.history.length > 0 },
        ]}
      />
      <RestOfPage>
        <Earned />
        {quest.newest.length === 0 ? undefined : (
          <section>
            <GroupHead id="recently-added" name={words.recentlyAdded} note={quest.newest.length} />
            <BadgeGrid badges={badgesOf(quest, quest.newest)} six />
          </section>
        )}
        <History />
        {quest.ended === undefined ? undefined : (
          <p className={`muted sm ${styles.ends}`}>{words.logEnds(quest.year, quest.ended)}</p>
        )}
      </RestOfPage>
    </div>
  );
}
