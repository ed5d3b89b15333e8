import { Link } from "#app/ui/Link/Link.tsx";
import { Medal } from "#app/ui/Medal/Medal.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { fullName } from "#app/domain/full-name.ts";
import { GroupHead } from "#app/pages/shared/charts/GroupHead.tsx";
import { valueInk } from "#app/domain/value-inks.ts";
import { badgeSlug } from "#app/domain/badge-quest/badge-quest.ts";
import { paths } from "#app/pages/shared/paths.ts";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { usePaths } from "#app/pages/shared/use-paths.ts";
import { usePartLabel } from "#app/pages/shared/site.ts";
import * as words from "#words/pages/badge-quest.ts";
import * as counts from "#words/grammar/counts.ts";
import { awardsOfBadge, awardsOfPerson, byEarner, byKind, type Earned } from "./log-queries.ts";
import type { BadgeDetail, QuestBadge, QuestPerson } from "./badgequest-data.ts";
import { useScene } from "./scene.ts";
import { Bust, PersonLink } from "./People.tsx";
import { PersonSeason } from "./PersonSeason.tsx";
import { CountTag, Token } from "./Badges.tsx";
import { AwardList } from "./AwardList.tsx";
import type { Details as About } from "./selection.ts";
import styles from "./Details.module.css";
import inks from "#app/pages/shared/charts/ValueInk.module.css";

/** Individual Details: a person's figures and season. */
export function PersonDetails({ person }: { person: QuestPerson }) {
  const { quest, log } = useScene();
  const kinds = byKind(quest, awardsOfPerson(quest, log, person));
  return (
    <>
      <div className={styles.head}>
        <Bust id={person.id} className={styles.personPicture} />
        <div>
          <h2 className={styles.personName} tabIndex={-1}>
            <span className={`d3 ${styles.firstName}`}>{person.first} </span>
            <Wood as="span" text={person.last} cap={0.1896} phoneCap={0.1996} />
          </h2>
          <ul className={styles.figures}>
            <li>
              <b className="num">{person.badges}</b>
              <span className={`lab ${styles.figureLabel}`}>
                {words.badgesBelow(person.badges)}
              </span>
            </li>
            <li>
              <b className="num">{kinds.length}</b>
              <span className={`lab ${styles.figureLabel}`}>
                {words.ofKinds(quest.badges.length)}
              </span>
            </li>
            {quest.total === 0 ? undefined : (
              <li>
                <Medal
                  place={person.place}
                  suffix={person.suffix}
                  metal={person.medal}
                  size="large"
                />
                <span className={`lab ${styles.figureLabel}`} aria-hidden="true">
                  {words.place}
                </span>
              </li>
            )}
          </ul>
        </div>
      </div>
      <PersonSeason person={person} />
    </>
  );
}

/** People with their number of awards. */
function EarnerList({ earners }: { earners: readonly Earned<QuestPerson>[] }) {
  return (
    <ul className={`columns ${styles.earners}`}>
      {earners.map(({ of: person, awards }) => (
        <li key={person.id}>
          <PersonLink who={person}>
            <Bust id={person.id} round />
            <span>{fullName(person)}</span>
            <CountTag times={awards.length} />
          </PersonLink>
        </li>
      ))}
    </ul>
  );
}

/** People who earned a badge in this edition, and each time. */
function Earners({ badge }: { badge: QuestBadge }) {
  const { quest, log } = useScene();
  if (!quest.badges.includes(badge)) return undefined;
  const awards = awardsOfBadge(quest, log, badge);
  const earners = byEarner(quest, awards);
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
      {awards.length > 0 ? (
        <section>
          <Fold label={words.everyTimeWithDates(awards.length)}>
            <AwardList awards={awards} />
          </Fold>
        </section>
      ) : undefined}
    </>
  );
}

function Rule({ rule, detail }: { rule: string; detail: BadgeDetail }) {
  const { creator, earlier, onMap } = detail;
  const { fiftyplates } = usePaths();
  return (
    <>
      <p className={`lead ${styles.rule}`}>{rule}</p>
      {creator === undefined ? undefined : (
        <p className="muted">
          {words.createdBy} <PersonLink who={creator}>{creator.name}</PersonLink>
        </p>
      )}
      {onMap === true && fiftyplates !== undefined ? (
        <p>
          <Link href={fiftyplates()}>{words.theMapOfThePlates}</Link>
        </p>
      ) : undefined}
      {earlier.map((line) => (
        <p key={line} className="muted">
          {line}
        </p>
      ))}
    </>
  );
}

/** Badge Details: picture, rule and earners. */
export function BadgeDetails({ badge }: { badge: QuestBadge }) {
  const { quest, log, values, rules } = useScene();
  const detail = log.details[badge.id];
  // Badges of other editions are never grayed.
  const times = quest.badges.includes(badge) ? Math.min(badge.times, 1) : 1;
  const ink = valueInk(values.indexOf(badge.value));
  return (
    <>
      <div className={styles.head}>
        <div className={styles.badgePicture}>
          <Token id={badge.id} times={times} />
        </div>
        <div className={styles.badgeText}>
          <p className={`lab ${styles.value} ${inks[ink]}`}>{badge.value}</p>
          <h2 className="d1" tabIndex={-1}>
            {badge.title}
          </h2>
          {detail === undefined ? undefined : <Rule rule={rules[badge.id] ?? ""} detail={detail} />}
          <p>
            <Link href={paths.badge({ slug: badgeSlug(badge.id) })}>{words.allEditions}</Link>
          </p>
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

function AboutPerson() {
  const { person, unknown } = useScene().selection;
  if (person !== undefined) return <PersonDetails key={person.id} person={person} />;
  return (
    <EmptyDetails hint={words.selectAUser} phoneHint={words.pickAPlayer} unknown={unknown.player} />
  );
}

function AboutBadge() {
  const { badge, unknown } = useScene().selection;
  if (badge !== undefined) return <BadgeDetails key={badge.id} badge={badge} />;
  return (
    <EmptyDetails hint={words.selectABadge} phoneHint={words.pickABadge} unknown={unknown.badge} />
  );
}

/** Details of the selected person or badge; a hint while there is none. */
export function Details({ about }: { about: About }) {
  return about === "person" ? <AboutPerson /> : <AboutBadge />;
}
