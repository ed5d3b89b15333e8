import { useMemo } from "react";
import type { FormerIds } from "#app/domain/former-ids.ts";
import { fullName } from "#app/domain/full-name.ts";
import { useFetched } from "#app/islands/use-fetched.ts";
import { classes } from "#app/lib/classes.ts";
import { useFocusOnHeading } from "#app/pages/shared/use-focus-on-heading.ts";
import { useDocumentTitle } from "#app/routes/use-document-title.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { BadgesPanel } from "./BadgesPanel.tsx";
import { Leaderboard } from "./Leaderboard.tsx";
import { MainPanel } from "./MainPanel.tsx";
import { PhoneTabs, QuestHead } from "./QuestHead.tsx";
import { type QuestSelection, readSelection } from "./selection.ts";
import { QuestContext, type ListedEdition, resolveAwards, type ShownQuest } from "./use-quest.ts";
import styles from "./BadgeQuest.module.css";

interface BadgeQuestProps {
  /** The default edition. */
  first: ShownQuest;
  /** All editions with a log, the default one first. */
  editions: readonly ListedEdition[];
  /** Address of a file with all but the default one. */
  othersFile: string;
  /** Names of the core values. */
  values: readonly string[];
  formerIds: FormerIds | undefined;
  /** Sheet with the badges. */
  tokenSheet: string;
}

/** The person or badge of the details; undefined for the team. */
function nameSubject({ view, person, badge }: QuestSelection): string | undefined {
  if (view === "person") return person && fullName(person);
  return view === "badge" ? badge?.title : undefined;
}

/** Links of the page to a person or badge, which its details show. */
function useQuestLinks(quest: ShownQuest, { view, person, badge }: QuestSelection) {
  const { link } = useQuery();
  const { region, onPress } = useFocusOnHeading();
  const inEdition = new Set<string>(quest.people.map(({ id }) => id));
  const makeLink = (href: string, isCurrent: boolean) => ({
    href,
    onClick: onPress,
    "aria-current": isCurrent ? ("true" as const) : undefined,
  });
  return {
    region,
    linkToPerson: ({ id }: { id: string }) =>
      inEdition.has(id)
        ? makeLink(link({ view: "person", player: id }), view === "person" && id === person?.id)
        : undefined,
    linkToBadge: ({ id }: { id: string }) =>
      makeLink(link({ view: "badge", badge: id }), view === "badge" && id === badge?.id),
  };
}

type QuestProps = Omit<BadgeQuestProps, "first" | "othersFile" | "editions"> & {
  quest: ShownQuest;
};

/** The leaderboard, the main panel and the badges of an edition, side by side. Phones show one of them at a time. */
function Quest({ quest, values, formerIds, tokenSheet }: QuestProps) {
  const awards = useMemo(() => resolveAwards(quest), [quest]);
  const selection = readSelection(quest, formerIds, useQuery().read);
  const { region, ...links } = useQuestLinks(quest, selection);
  const { view } = selection;
  return (
    <QuestContext value={{ quest, awards, values, tokenSheet, selection, ...links }}>
      <PhoneTabs />
      <div className={`wrap ${styles.quest}`} data-depends-on-query>
        <div
          ref={region}
          className={classes(
            styles.main,
            view !== "leaderboard" && view !== "badges" && styles.shown,
          )}
        >
          <MainPanel />
        </div>
        <section
          className={classes(styles.panel, view === "leaderboard" && styles.shown)}
          aria-labelledby="leaderboard"
        >
          <div className={`spread ${styles.panelHead}`}>
            <h2 id="leaderboard" className="d3">
              Leaderboard
            </h2>
            <span className="lab">{quest.year}</span>
          </div>
          <Leaderboard />
        </section>
        <section
          className={classes(styles.panel, view === "badges" && styles.shown)}
          aria-labelledby="badges"
        >
          <h2 id="badges" className={`d3 ${styles.panelHead}`}>
            Badges
          </h2>
          <BadgesPanel />
        </section>
      </div>
    </QuestContext>
  );
}

/** The edition that the address names, once it has arrived, or else the default one. */
export function BadgeQuest({ first, othersFile, editions, ...props }: BadgeQuestProps) {
  const { read } = useQuery();
  const named = read("edition");
  const listed = editions.find(({ year }) => String(year) === named) ?? editions[0];
  const isFirst = listed === undefined || listed.year === first.year;
  const fetched = useFetched<readonly ShownQuest[]>(isFirst ? undefined : othersFile, []);
  const quest = isFirst ? first : fetched.find(({ year }) => year === listed.year);
  const shown = quest ?? listed ?? first;
  const subject = quest && nameSubject(readSelection(quest, props.formerIds, read));
  useDocumentTitle(subject ?? shown.title, subject && shown.title);
  return (
    <>
      <QuestHead editions={editions} history={(quest ?? first).history} shown={shown} />
      {quest && <Quest quest={quest} {...props} />}
      {quest === undefined && <div className="arriving" aria-busy="true" />}
    </>
  );
}
