import { plural } from "#app/lib/text/plural.ts";
import { AwardList } from "#app/routes/badgequest/person/AwardList.tsx";
import { EarnerList } from "./EarnerList.tsx";
import { GroupHead } from "#app/charts/GroupHead.tsx";
import { awardsOfBadge, byEarner, withoutBadge } from "#app/routes/badgequest/log-queries.ts";
import type { QuestBadge } from "#app/routes/badgequest/quest.ts";
import { useScene } from "#app/routes/badgequest/use-scene.ts";

/** Who earned a badge of the season, who did not, and every time. */
export function Earners({ badge }: { badge: QuestBadge }) {
  const { quest, log } = useScene();
  if (!quest.badges.includes(badge)) return undefined;
  const awards = awardsOfBadge(quest, log, badge);
  const earners = byEarner(quest, awards);
  const others = withoutBadge(quest, awards);
  const people = plural(earners.length, "person", "people");
  return (
    <>
      <section>
        <GroupHead name="Earned by" note={`${people}, ${plural(awards.length, "badge")}`} />
        {earners.length > 0 ? <EarnerList earners={earners} /> : <p className="mut">Nobody yet.</p>}
      </section>
      {others.length > 0 ? (
        <section>
          <GroupHead name="Not earned by" note={plural(others.length, "person", "people")} />
          <EarnerList earners={others} />
        </section>
      ) : undefined}
      {awards.length > 0 ? (
        <section>
          <GroupHead name="Every time" />
          <AwardList awards={awards} name="person" />
        </section>
      ) : undefined}
    </>
  );
}
