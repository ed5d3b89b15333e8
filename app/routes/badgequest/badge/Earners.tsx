import { AwardList } from "#app/routes/badgequest/person/AwardList.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/badge-quest.ts";
import { EarnerList } from "./EarnerList.tsx";
import { GroupHead } from "#app/charts/GroupHead.tsx";
import { awardsOfBadge, byEarner, withoutBadge } from "#app/routes/badgequest/log-queries.ts";
import type { QuestBadge } from "#app/routes/badgequest/quest.ts";
import { useScene } from "#app/routes/badgequest/use-scene.ts";

/** People with and without a badge of the season, and every award of it. */
export function Earners({ badge }: { badge: QuestBadge }) {
  const { quest, log } = useScene();
  if (!quest.badges.includes(badge)) return undefined;
  const awards = awardsOfBadge(quest, log, badge);
  const earners = byEarner(quest, awards);
  const others = withoutBadge(quest, awards);
  const people = counts.people(earners.length);
  return (
    <>
      <section>
        <GroupHead name={words.earnedBy} note={`${people}, ${counts.badges(awards.length)}`} />
        {earners.length > 0 ? (
          <EarnerList earners={earners} />
        ) : (
          <p className="muted">{words.nobodyYet}</p>
        )}
      </section>
      {others.length > 0 ? (
        <section>
          <GroupHead name={words.notEarnedBy} note={counts.people(others.length)} />
          <EarnerList earners={others} />
        </section>
      ) : undefined}
      {awards.length > 0 ? (
        <section>
          <GroupHead name={words.everyTime} />
          <AwardList awards={awards} name="person" />
        </section>
      ) : undefined}
    </>
  );
}
