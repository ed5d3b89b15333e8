import { WithoutScripts } from "#app/pages/shared/WithoutScripts.tsx";
import { pageLabels, paths } from "#app/routes/paths.ts";
import { usePartLabel } from "#app/routes/site.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import { TITLE_CAPS } from "#app/ui/PageHead/PageHead.tsx";
import { Tabs } from "#app/ui/Tabs/Tabs.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as counts from "#words/counts.ts";
import * as words from "#words/facts.ts";
import type { PastEdition } from "./shape-history.ts";
import { type ListedEdition, useQuest } from "./use-quest.ts";
import styles from "./BadgeQuest.module.css";

interface QuestHeadProps {
  editions: readonly ListedEdition[];
  history: readonly PastEdition[];
  /** The edition on the page. */
  shown: Pick<ListedEdition, "year" | "title">;
}

/** Links to the editions, and to the history of those without a log. */
function EditionStrip({ editions, history, shown }: QuestHeadProps) {
  const { link } = useQuery();
  const logged = new Set(editions.map(({ year }) => year));
  const totals = history.filter(({ year }) => !logged.has(year)).map(({ year }) => year);
  if (editions.length === 1) return undefined;
  return (
    <nav className={`onScreens ${styles.strip}`} aria-label="Editions">
      <List className="wrap cluster">
        {editions.map(({ year, badges }, index) => (
          <li key={year}>
            <Link
              href={link({ edition: index === 0 ? undefined : String(year) })}
              className="plainLink row"
              aria-current={year === shown.year ? "true" : undefined}
            >
              <b className="display">{year}</b>{" "}
              <span className="linkName">{counts.badges(badges)}</span>
            </Link>
          </li>
        ))}
        {totals.length > 0 && (
          <li className={styles.totals}>
            <Link href={`${paths.badgequest()}#history`} className="plainLink row">
              <b className="display">{totals.join(", ")}</b>{" "}
              <span className="linkName">totals only</span>
            </Link>
          </li>
        )}
      </List>
    </nav>
  );
}

/** The title, the editions, and what the address asks for in vain. */
export function QuestHead(props: QuestHeadProps) {
  const { title, year } = props.shown;
  const named = useQuery().read("edition");
  return (
    <>
      {/* Until the edition of the address is shown, its place has the name of the page (view-notice.css). */}
      <div className={styles.banner} data-depends-on-query data-title={usePartLabel("badgequest")}>
        <div className="wrap">
          <Wood as="h1" text={title} {...TITLE_CAPS} />
        </div>
      </div>
      <div data-depends-on-query>
        <EditionStrip {...props} />
        <p className={styles.notice} role="status">
          {named !== undefined && named !== String(year) && words.noSuchEdition(named, year)}
        </p>
        <div className="wrap">
          <WithoutScripts
            shownView={title}
            links={[{ href: paths.players(), label: "Badges of each person" }]}
          />
        </div>
      </div>
    </>
  );
}

/** The bar at the bottom of phones. */
export function PhoneTabs() {
  const { view, details } = useQuest().selection;
  const { link } = useQuery();
  const tabs = [
    { id: "team", label: pageLabels.home, icon: "home" },
    { id: "leaderboard", label: "Leaderboard", icon: "podium" },
    { id: "badges", label: "Badges", icon: "badge" },
    { id: details, label: "Details", icon: "details" },
  ] as const;
  return (
    <div data-depends-on-query>
      <Tabs
        label="Parts"
        tabs={tabs.map((tab) => Object.assign({ href: link({ view: tab.id }) }, tab))}
        selected={view === "person" || view === "badge" ? details : view}
        className={styles.phoneTabs}
        onPress={() => scrollTo(0, 0)}
      />
    </div>
  );
}

/** The views of the main panel. */
export function ViewTabs() {
  const { view } = useQuest().selection;
  const { link } = useQuery();
  const tabs = [
    { id: "person", label: "Individual Details" },
    { id: "team", label: "Team Stats" },
    { id: "badge", label: "Badge Details" },
  ] as const;
  return (
    <Tabs
      label={usePartLabel("badgequest")}
      tabs={tabs.map((tab) => Object.assign({ href: link({ view: tab.id }) }, tab))}
      selected={view === "person" || view === "badge" ? view : "team"}
      className={styles.viewTabs}
    />
  );
}
