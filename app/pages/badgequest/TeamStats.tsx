import { BadgeTokens } from "#app/entities/badge/BadgeTokens.tsx";
import { GroupHead } from "#app/entities/badge/GroupHead.tsx";
import { PersonLink } from "#app/entities/person/PersonLink.tsx";
import { useSite } from "#app/routes/site.ts";
import { useScripts } from "#app/ui/hooks/use-browser-value.ts";
import { ValueBars, Weeks } from "./AwardCharts.tsx";
import { AwardList, EarnedBadge } from "./AwardList.tsx";
import { Overview } from "./Overview.tsx";
import { QuestHistory } from "./QuestHistory.tsx";
import { useQuest } from "./use-quest.ts";
import styles from "./TeamStats.module.css";

/** Number of latest awards that are listed. */
const MAX_LATEST = 10;

/** On phones, which have no room for them beside the other panels: the latest awards. */
function LatestAwards() {
  const { quest, awards, linkToPerson } = useQuest();
  return (
    <section className={styles.latest}>
      <GroupHead id="latest" name={quest.ended === undefined ? "Recently earned" : "Last earned"} />
      <AwardList awards={awards.slice(0, MAX_LATEST)}>
        {({ badge, person }) => (
          <>
            <EarnedBadge badge={badge} />
            <PersonLink person={person} address={linkToPerson(person)} className="plainLink" />
          </>
        )}
      </AwardList>
    </section>
  );
}

/** The team's totals and charts, the newest badges, past editions, and on phones the latest awards. */
export function TeamStats() {
  const { quest, awards, tokenSheet, linkToBadge } = useQuest();
  const { year, newest, welcome, ended } = quest;
  const { language } = useSite();
  const hasScripts = useScripts();
  return (
    <>
      {welcome && (
        <p className={`lead ${styles.welcome}`} lang={language}>
          {welcome}
        </p>
      )}
      <Overview />
      {awards.length === 0 ? (
        <p className="lead">Nobody has earned a badge yet.</p>
      ) : (
        <>
          <Weeks title="Badges per week" awards={awards} />
          <ValueBars awards={awards} />
        </>
      )}
      {newest.length > 0 && (
        <section>
          <GroupHead id="recently-added" name="Recently added" />
          <BadgeTokens
            badges={newest.flatMap((id) => quest.badges.find((badge) => badge.id === id) ?? [])}
            sheet={tokenSheet}
            getLinkProps={linkToBadge}
            className={styles.newest}
            hidesNames
          />
        </section>
      )}
      <QuestHistory />
      {/* Not in the document, which they would make larger: they are at its end, and repeat other lists. */}
      {hasScripts && awards.length > 0 && <LatestAwards />}
      {ended && (
        <p className="muted sm apart">
          The log of {year} ends {ended}.
        </p>
      )}
    </>
  );
}
