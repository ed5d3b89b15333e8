import { Link } from "#app/ui/Link/Link.tsx";
import { paths } from "#app/routes/paths.ts";
import { List } from "#app/ui/List/List.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/badge-quest.ts";
import { editionAddress, type QuestEditions } from "./selection.ts";
import { useQuestContext } from "./quest-context.ts";
import styles from "./EditionStrip.module.css";

/** Links to the editions, with their totals. Editions without a log share a link to the history. */
export function EditionStrip({ editions }: { editions: QuestEditions }) {
  const { quest, selection } = useQuestContext();
  const kept = new Set(editions.map((edition) => edition.quest.year));
  const totals = [...new Set(editions[0].quest.history.map(({ year }) => year))].filter(
    (year) => !kept.has(year),
  );
  if (editions.length === 1) return undefined;
  return (
    <nav className={`onScreens ${styles.strip}`} aria-label={words.editions}>
      <List>
        {editions.map(({ quest: { year, total } }, index) => (
          <li key={year}>
            <Link
              href={editionAddress(selection, index === 0 ? undefined : year)}
              className="quietLink row"
              aria-current={year === quest.year ? "true" : undefined}
            >
              <b className="display">{year}</b>{" "}
              <span className="linkName">{counts.badges(total)}</span>
            </Link>
          </li>
        ))}
        {totals.length === 0 ? undefined : (
          <li className={styles.totals}>
            <Link
              href={`${paths.badgequest({ edition: selection.kept.edition })}#history`}
              className="quietLink row"
            >
              <b className="display">{totals.join(", ")}</b>{" "}
              <span className="linkName">{words.totalsOnly}</span>
            </Link>
          </li>
        )}
      </List>
    </nav>
  );
}
