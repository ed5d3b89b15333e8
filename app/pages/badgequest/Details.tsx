import { valueInk } from "#app/domain/core-values.ts";
import { nameForOrder } from "#app/domain/full-name.ts";
import { BadgeEarners } from "#app/entities/badge/BadgeEarners.tsx";
import { BadgeRule } from "#app/entities/badge/BadgeRule.tsx";
import { badgePath, BadgeTokens, Token } from "#app/entities/badge/BadgeTokens.tsx";
import { GroupHead } from "#app/entities/badge/GroupHead.tsx";
import { WeekChart } from "#app/entities/badge/WeekChart.tsx";
import { Medal } from "#app/entities/finish/Medal.tsx";
import { PersonLink } from "#app/entities/person/PersonLink.tsx";
import { PersonRow } from "#app/entities/person/PersonRow.tsx";
import { countBy, groupBy, sortedBy } from "#app/lib/list.ts";
import { plural } from "#app/lib/text.ts";
import { paths } from "#app/routes/paths.ts";
import { usePartLabel, usePaths } from "#app/routes/site.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as words from "#words/facts.ts";
import { ordinal } from "#words/grammar.ts";
import { AwardList, EarnedBadge } from "./AwardList.tsx";
import type { QuestBadge, QuestPerson } from "./shape-quest.ts";
import { countByWeek, type QuestAward, useQuest } from "./use-quest.ts";
import { ValueBars } from "./ValueBars.tsx";
import inks from "#app/entities/badge/ValueInk.module.css";
import styles from "./Details.module.css";

const labelDates = ({ length }: readonly QuestAward[]) => `Every time, with dates (${length})`;

interface NothingSelectedProps {
  /** Where to select something, and the same on phones, where the panels are tabs. */
  hint: string;
  phoneHint: string;
  /** Id in the address that the edition does not have. */
  unknown: string | undefined;
}

function NothingSelected({ hint, phoneHint, unknown = "" }: NothingSelectedProps) {
  const quest = usePartLabel("badgequest");
  return (
    <div className={`stack ${styles.nothing}`}>
      <p className="muted">
        “{unknown}” is not in this edition of {quest}.
      </p>
      <h2 className="d3" tabIndex={-1}>
        <span className={styles.hint}>{hint}</span>
        <span className={styles.phoneHint}>{phoneHint}</span>
      </h2>
    </div>
  );
}

/** A person's picture, name and figures. */
function PersonHead({ person }: { person: QuestPerson }) {
  const { quest, awards } = useQuest();
  const kinds = new Set(
    awards.filter((award) => award.person === person).map(({ badge }) => badge),
  );
  return (
    <div className={styles.head}>
      <Art sheet={quest.busts} id={person.id} viewBox="0 0 400 400" className={styles.picture} />
      <div>
        <h2 className={styles.name} tabIndex={-1}>
          <span className="d3">{person.first} </span>
          <Wood as="span" text={person.last} cap={0.1896} phoneCap={0.1996} />
        </h2>
        <List className={styles.figures}>
          <li>
            <b className="num">{person.badges}</b>
            <span className="lab">{person.badges === 1 ? "badge" : "badges"}</span>
          </li>
          <li>
            <b className="num">{kinds.size}</b>
            <span className="lab">of {plural(quest.badges.length, "kind")}</span>
          </li>
          {awards.length > 0 && (
            <li>
              <Medal
                place={ordinal(person.place)}
                isPlain={person.medal === undefined}
                size="large"
              />
              <span className="lab" aria-hidden="true">
                place
              </span>
            </li>
          )}
        </List>
      </div>
    </div>
  );
}

/** A person's figures, badges and awards. */
export function PersonDetails({ person }: { person: QuestPerson | undefined }) {
  const { quest, values, tokenSheet, selection, linkToBadge, ...all } = useQuest();
  if (person === undefined) {
    return (
      <NothingSelected
        hint="select a user from the panel on the left."
        phoneHint="Pick a player in Leaderboard."
        unknown={selection.asked.player}
      />
    );
  }
  const awards = all.awards.filter((award) => award.person === person);
  const times = countBy(awards, ({ badge }) => badge);
  const badges = quest.badges.map((badge) => ({ ...badge, times: times.get(badge) ?? 0 }));
  return (
    <>
      <PersonHead person={person} />
      <p className={`muted sm cluster ${styles.more}`}>
        {person.isGuest && <span>{words.notOnTheRoster(quest.year)}</span>}
        {!person.hasNoPage && (
          <Link href={paths.player(person)}>
            {words.everythingAbout(person.first || person.last)}
          </Link>
        )}
      </p>
      {awards.length > 0 && <ValueBars awards={awards} />}
      <section>
        <GroupHead id="her-badges" name="Badges" />
        <BadgeTokens
          badges={sortedBy(badges, (badge) => -badge.times)}
          getSheet={() => tokenSheet}
          getLinkProps={linkToBadge}
          hidesNames
        />
      </section>
      {awards.length > 0 && (
        <>
          <WeekChart
            title="Week by week"
            values={values}
            weeks={countByWeek(quest.weeks, awards, values)}
          />
          <Fold label={labelDates(awards)}>
            <AwardList awards={awards}>{({ badge }) => <EarnedBadge badge={badge} />}</AwardList>
          </Fold>
        </>
      )}
    </>
  );
}

/** People by the number of their awards, most first; then by name. */
function groupEarners(awards: readonly QuestAward[]) {
  const times = countBy(awards, ({ person }) => person);
  const people = sortedBy([...times.keys()], nameForOrder);
  const groups = groupBy(people, (person) => times.get(person) ?? 0);
  return sortedBy(
    Array.from(groups, ([count, earners]) => ({ count, people: earners })),
    ({ count }) => -count,
  );
}

/** A badge's picture, rule and earners. */
export function BadgeDetails({ badge }: { badge: QuestBadge | undefined }) {
  const { quest, values, tokenSheet, selection, linkToPerson, ...all } = useQuest();
  const { fiftyplates } = usePaths();
  if (badge === undefined) {
    return (
      <NothingSelected
        hint="select a badge from the panel on the right."
        phoneHint="Pick a badge in Badges."
        unknown={selection.asked.badge}
      />
    );
  }
  const { maker, rule = "", value, times, onMap } = badge;
  const awards = all.awards.filter((award) => award.badge === badge);
  const people = new Set(awards.map(({ person }) => person)).size;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.picture}>
          <Token tokenSheet={tokenSheet} badge={badge} times={Math.min(times, 1)} />
        </div>
        <div className={styles.about}>
          <h2 className="d1" tabIndex={-1}>
            {badge.title}
          </h2>
          <BadgeRule
            rule={rule}
            value={value}
            ink={inks[valueInk(values.indexOf(value))]}
            creator={maker && <PersonLink person={maker} address={linkToPerson(maker)} />}
          >
            {onMap && fiftyplates && <Link href={fiftyplates()}>The map of the plates</Link>}
            <Link href={badgePath(badge)}>All editions</Link>
          </BadgeRule>
        </div>
      </div>
      <section>
        <GroupHead
          name="Earned by"
          note={people === 0 ? undefined : words.timesBy(times, people)}
        />
        <BadgeEarners
          groups={groupEarners(awards)}
          bustSheet={quest.busts}
          getLinkProps={linkToPerson}
        />
      </section>
      {awards.length > 0 && (
        <Fold label={labelDates(awards)}>
          <AwardList awards={awards}>
            {({ person }) => (
              <PersonRow person={person} address={linkToPerson(person)} sheet={quest.busts} />
            )}
          </AwardList>
        </Fold>
      )}
    </>
  );
}
