import { useSite } from "#app/pages/shared/site.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { timesEarned } from "#app/domain/badge-quest/badge-quest.ts";
import { usePaths } from "#app/pages/shared/use-paths.ts";
import { paths } from "#app/pages/shared/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { Figures } from "#app/ui/Figures/Figures.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { usePartLabel } from "#app/pages/shared/site.ts";
import { andMoreEarned } from "#words/facts/badge.ts";
import * as words from "#words/pages/join.ts";
import type { JoinQuest } from "./join-data.ts";
import buttons from "#app/ui/Button/Button.module.css";
import styles from "./TeamQuest.module.css";

interface QuestProps {
  quest: JoinQuest;
  badges: string | undefined;
  className: string;
}

function Badges({ quest, sheet }: { quest: JoinQuest; sheet: string }) {
  return (
    <div>
      <h3 className="lab">{words.earnedMostOften}</h3>
      <ul className={styles.badges}>
        {quest.badges.map(({ slug, title, times }) => (
          <li key={slug}>
            <Link href={paths.badge({ slug })}>
              <Art
                sheet={sheet}
                id={slug}
                viewBox="0 0 100 100"
                photo={`badge-${slug}`}
                sizes="120px"
              />
              {title}
              <span className="xs muted">{timesEarned(times)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {quest.equals === 0 ? undefined : (
        <p className="xs muted">{andMoreEarned(quest.equals, quest.badges.at(-1)?.times ?? 0)}</p>
      )}
    </div>
  );
}

/** The game between tournaments, as an example of the team's spirit. */
export function TeamQuest({ quest, badges, className }: QuestProps) {
  const part = usePartLabel("badgequest");
  const { language } = useSite();
  const { badgequest } = usePaths();
  return (
    <section className={className} aria-labelledby="quest">
      <Heading id="quest" title={words.whatTheTeamIsLike} note={quest.title} />
      <div className={`columns ${styles.columns}`}>
        <div>
          <p className={styles.welcome} lang={language}>
            {quest.welcome}
          </p>
          {quest.figures.length === 0 ? undefined : (
            <Figures figures={quest.figures} className={styles.figures} />
          )}
          {badgequest === undefined ? undefined : (
            <p className={`onScreens ${styles.on}`}>
              <Link href={badgequest()} className={buttons.button}>
                <ButtonFace icon="arrow-right">{part}</ButtonFace>
              </Link>
            </p>
          )}
        </div>
        {badges === undefined || quest.badges.length === 0 ? undefined : (
          <Badges quest={quest} sheet={badges} />
        )}
      </div>
    </section>
  );
}
