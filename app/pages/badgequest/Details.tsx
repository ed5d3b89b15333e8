import { Link } from "#app/ui/Link/Link.tsx";
import { Medal } from "#app/entities/finish/Medal.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { BadgeEarners } from "#app/entities/badge/BadgeEarners.tsx";
import { badgePath, Token } from "#app/entities/badge/BadgeTokens.tsx";
import { BadgeRule } from "#app/entities/badge/BadgeRule.tsx";
import { sum } from "#app/entities/season/disc-stacks.ts";
import { PersonLink } from "#app/entities/person/PersonLink.tsx";
import { GroupHead } from "#app/entities/badge/GroupHead.tsx";
import { valueInk } from "#app/domain/value-inks.ts";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { usePaths } from "#app/routes/use-paths.ts";
import { usePartLabel } from "#app/routes/site.ts";
import * as badgeFacts from "#words/facts/badge.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import * as words from "#words/pages/badge-quest.ts";
import { groupEarners, readLog } from "./log-queries.ts";
import type { QuestBadge, QuestPerson } from "./shape-quest.ts";
import { useQuestContext } from "./quest-context.ts";
import { Portrait, usePersonLinkProps } from "./People.tsx";
import { PersonSeason } from "./PersonSeason.tsx";
import { AwardList } from "./AwardList.tsx";
import type { DetailsKind as About } from "./selection.ts";
import styles from "./Details.module.css";
import inks from "#app/entities/badge/ValueInk.module.css";
import { List } from "#app/ui/List/List.tsx";

/** A person's figures and season. */
export function PersonDetails({ person }: { person: QuestPerson }) {
  const { quest, log } = useQuestContext();
  const awards = readLog(quest, log).filter((award) => award.person === person);
  const distinctBadges = new Set(awards.map(({ badge }) => badge)).size;
  return (
    <>
      <div className={styles.head}>
        <Portrait id={person.id} className={styles.personPicture} />
        <div>
          <h2 className={styles.personName} tabIndex={-1}>
            <span className={`d3 ${styles.firstName}`}>{person.first} </span>
            <Wood as="span" text={person.last} cap={0.1896} phoneCap={0.1996} />
          </h2>
          <List className={styles.figures}>
            <li>
              <b className="num">{person.badges}</b>
              <span className={`lab ${styles.figureLabel}`}>
                {words.badgesBelow(person.badges)}
              </span>
            </li>
            <li>
              <b className="num">{distinctBadges}</b>
              <span className={`lab ${styles.figureLabel}`}>
                {words.ofKinds(quest.badges.length)}
              </span>
            </li>
            {quest.total === 0 ? undefined : (
              <li>
                <Medal
                  place={ordinal(person.place)}
                  isPlain={person.medal === undefined}
                  size="large"
                />
                <span className={`lab ${styles.figureLabel}`} aria-hidden="true">
                  {words.place}
                </span>
              </li>
            )}
          </List>
        </div>
      </div>
      <PersonSeason person={person} awards={awards} />
    </>
  );
}

/** People who earned a badge in this edition, with every award. */
function Earners({ badge }: { badge: QuestBadge }) {
  const { quest, log, busts } = useQuestContext();
  const awards = readLog(quest, log).filter((award) => award.badge === badge);
  const groups = groupEarners(awards);
  const people = sum(groups.map((group) => group.people.length));
  return (
    <>
      <section>
        <GroupHead
          name={words.earnedBy}
          note={people === 0 ? undefined : badgeFacts.timesBy(awards.length, people)}
        />
        <BadgeEarners groups={groups} busts={busts} getLinkProps={usePersonLinkProps()} />
      </section>
      {awards.length > 0 ? (
        <section>
          <Fold label={words.everyTimeWithDates(awards.length)}>
            <AwardList awards={awards} by="person" />
          </Fold>
        </section>
      ) : undefined}
    </>
  );
}

/** A badge's picture, rule and earners. */
export function BadgeDetails({ badge }: { badge: QuestBadge }) {
  const { values, tokenSheet } = useQuestContext();
  const { fiftyplates } = usePaths();
  const personAddress = usePersonLinkProps();
  const { maker, onMap } = badge;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.badgePicture}>
          <Token sheet={tokenSheet(badge.id)} badge={badge} times={Math.min(badge.times, 1)} />
        </div>
        <div className={styles.badgeText}>
          <h2 className="d1" tabIndex={-1}>
            {badge.title}
          </h2>
          <BadgeRule
            rule={badge.rule ?? ""}
            value={badge.value}
            ink={inks[valueInk(values.indexOf(badge.value))]}
            creator={maker && <PersonLink person={maker} address={personAddress(maker)} />}
          >
            {onMap === true && fiftyplates !== undefined ? (
              <Link href={fiftyplates()}>{words.theMapOfThePlates}</Link>
            ) : undefined}
            <Link href={badgePath(badge)}>{words.allEditions}</Link>
          </BadgeRule>
        </div>
      </div>
      <Earners badge={badge} />
    </>
  );
}

interface EmptyDetailsProps {
  /** Instruction to select something, for wide windows. */
  hint: string;
  /** The same for phones, where the panels are tabs. */
  phoneHint: string;
  /** Id in the URL that the edition does not have. */
  unknown: string | undefined;
}

/** Replaces the details while nothing is selected. */
function EmptyDetails({ hint, phoneHint, unknown }: EmptyDetailsProps) {
  const quest = usePartLabel("badgequest");
  return (
    <div className={`stack ${styles.empty}`}>
      {unknown === undefined ? undefined : (
        <p className="muted">{words.notInThisEdition(unknown, quest)}</p>
      )}
      <h2 className="d3" tabIndex={-1}>
        <span className={styles.hint}>{hint}</span>
        <span className={styles.phoneHint}>{phoneHint}</span>
      </h2>
    </div>
  );
}

function SelectedPerson() {
  const { person, unknown } = useQuestContext().selection;
  if (person !== undefined) return <PersonDetails key={person.id} person={person} />;
  return (
    <EmptyDetails hint={words.selectAUser} phoneHint={words.pickAPlayer} unknown={unknown.player} />
  );
}

function SelectedBadge() {
  const { badge, unknown } = useQuestContext().selection;
  if (badge !== undefined) return <BadgeDetails key={badge.id} badge={badge} />;
  return (
    <EmptyDetails hint={words.selectABadge} phoneHint={words.pickABadge} unknown={unknown.badge} />
  );
}

/** Details of the selected person or badge; a hint while there is none. */
export function Details({ about }: { about: About }) {
  return about === "person" ? <SelectedPerson /> : <SelectedBadge />;
}
