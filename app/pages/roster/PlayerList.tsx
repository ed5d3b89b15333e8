import { Link } from "#app/ui/Link/Link.tsx";
import { DotYears } from "#app/pages/shared/charts/DotYears.tsx";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import * as personFacts from "#words/facts/person.ts";
import * as seasonFacts from "#words/facts/season.ts";
import * as words from "#words/pages/roster.ts";
import { type Member, seasonsOf } from "./member.ts";
import { RosterName, LeaderFlag } from "./PlayerTiles.tsx";
import type { RosterData, SeasonData } from "./roster-data.ts";
import styles from "./PlayerList.module.css";

interface SeasonDotsProps {
  /** All years of the team. */
  years: readonly number[];
  /** Those in which she was on it. */
  present: readonly number[];
  current: number;
}

/** From one dot to the next, in px at normal text size. */
const STEP = 18;

/** One dot a season: filled where she was on the team. The years stand beside it in words. */
function SeasonDots({ years, present, current }: SeasonDotsProps) {
  const width = years.length * STEP;
  return (
    <svg
      viewBox={`0 0 ${width} ${STEP}`}
      width={`${width / 16}rem`}
      height={`${STEP / 16}rem`}
      aria-hidden="true"
    >
      {years.map((year, place) => {
        const cx = place * STEP + STEP / 2;
        if (!present.includes(year)) {
          return (
            <circle
              key={year}
              cx={cx}
              cy={STEP / 2}
              r={4.5}
              fill="none"
              stroke="var(--disabled)"
              strokeWidth={1.5}
            />
          );
        }
        const fill = year === current ? "var(--gold-text)" : "var(--fg)";
        return <circle key={year} cx={cx} cy={STEP / 2} r={5.5} fill={fill} />;
      })}
    </svg>
  );
}

interface PlayerRowProps {
  member: Member;
  busts: string;
  href: string;
  /** All years of the team, hers among them in figures and in words, and the one shown. */
  years: readonly number[];
  present: readonly number[];
  presentInWords: string;
  current: number;
  onPick: () => void;
}

function PlayerRow({ member, busts, href, onPick, ...seasons }: PlayerRowProps) {
  const { years, present, presentInWords, current } = seasons;
  return (
    <tr>
      <td className={classes("num", styles.number)}>{member.number}</td>
      <th scope="row">
        <Link href={href} className="link" onClick={onPick}>
          <Art
            sheet={busts}
            id={member.id}
            viewBox="0 0 400 400"
            className={classes(styles.bust, inks[member.ground])}
          />
          <span className={`linkName ${styles.name}`}>
            <RosterName member={member} />
            {member.nickname === undefined ? undefined : <i> “{member.nickname}”</i>}
            <span className={classes("xs muted onPhones", styles.underName)}>
              {member.position}
            </span>
          </span>
          {member.leads === undefined ? undefined : (
            <LeaderFlag leads={member.leads} withPosition className={styles.flag} />
          )}
        </Link>
      </th>
      <td className="notOnPhones">{member.position}</td>
      <td>
        <SeasonDots years={years} present={present} current={current} />
        <span className="sr">{presentInWords}</span>
      </td>
    </tr>
  );
}

interface PlayerListProps extends Pick<PlayerRowProps, "onPick"> {
  data: RosterData;
  season: SeasonData;
  members: readonly Member[];
  addressOf: (person: string) => string;
}

/** List view: the same people as a table, with the seasons of each. */
export function PlayerList({ data, season, members, addressOf, onPick }: PlayerListProps) {
  const years = data.seasons.map(({ year }) => year);
  return (
    <div className={styles.frame}>
      <table className={styles.list}>
        <caption className="sr">{words.playersThenCoaches(season.name)}</caption>
        <thead>
          <tr className="lab">
            <th scope="col">{personFacts.numberInShort}</th>
            <th scope="col">{words.player}</th>
            <th scope="col" className="notOnPhones">
              {personFacts.position}
            </th>
            <th scope="col">
              {personFacts.seasons}
              <span className={`onPhones muted ${styles.firstLast}`}>
                {seasonFacts.yearsOfDots(years)}
              </span>
              <DotYears years={years} step={STEP} className={`notOnPhones ${styles.years}`} />
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <PlayerRow
              key={member.id}
              member={member}
              busts={season.busts}
              href={addressOf(member.id)}
              years={years}
              present={seasonsOf(data, member.id).map(({ year }) => year)}
              presentInWords={data.people[member.id]?.years ?? ""}
              current={season.year}
              onPick={onPick}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
