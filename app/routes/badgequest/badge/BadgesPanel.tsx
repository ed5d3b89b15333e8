import { useRef } from "react";
import { useQuery } from "#app/hooks/use-query.ts";
import { useRestLater } from "#app/hooks/use-rest-later.ts";
import buttons from "#app/ui/Button/Button.module.css";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import * as words from "#words/pages/badge-quest.ts";
import { BadgeFilter } from "./BadgeFilter.tsx";
import { BadgeGrid } from "./BadgeGrid.tsx";
import { GroupHead } from "#app/charts/GroupHead.tsx";
import { filterIn, groupsOf } from "#app/routes/badgequest/badge-filter.ts";
import { OtherBadges } from "./OtherBadges.tsx";
import { useScene } from "#app/routes/badgequest/use-scene.ts";
import styles from "./BadgesPanel.module.css";

interface BadgesPanelProps {
  /** The badge that the main panel shows. */
  current: string | undefined;
  /** Whether it stands alone, as a tab, and the page ends where it does. */
  compact: boolean;
}

/** The updates that the panel shows below the banner on most screens. */
const FIRST = 3;

/** The season's badge set, as far as the filter leaves it: by update, or the rarest first. */
export function BadgesPanel({ current, compact }: BadgesPanelProps) {
  const { quest, log, values } = useScene();
  const { read, change } = useQuery();
  const first = useRef<HTMLInputElement>(null);
  const asked = { value: read("value"), have: read("have"), order: read("order") };
  const filter = filterIn(asked, values);
  const all = groupsOf(quest, log, filter);
  const groups = useRestLater(all, compact ? Infinity : FIRST);
  return (
    <>
      <BadgeFilter
        filter={filter}
        left={all.reduce((sum, { badges }) => sum + badges.length, 0)}
        first={first}
      />
      {all.length > 0 ? undefined : (
        <div className={styles.empty}>
          <p className="d4">{words.noBadgesMatch}</p>
          <button
            type="button"
            className={buttons.button}
            onClick={() => {
              change({ value: undefined, have: undefined });
              first.current?.focus();
            }}
          >
            <ButtonFace icon="close">{words.showAllBadges}</ButtonFace>
          </button>
        </div>
      )}
      {groups.map(({ name, badges }) => (
        <section key={name} className={styles.update}>
          <GroupHead name={name} note={badges.length} />
          <BadgeGrid badges={badges} current={current} />
        </section>
      ))}
      <OtherBadges current={current} />
    </>
  );
}
