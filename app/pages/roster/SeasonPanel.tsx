import { Link } from "#app/ui/Link/Link.tsx";
import { fullName } from "#app/domain/full-name.ts";
import type { TeamRecord } from "#app/domain/records.ts";
import { PersonLink } from "#app/entities/person/PersonLink.tsx";
import { isPlayer } from "#app/entities/person/position.ts";
import { classes } from "#app/lib/classes.ts";
import { useSite } from "#app/routes/site.ts";
import { paths } from "#app/routes/paths.ts";
import { usePaths } from "#app/routes/use-paths.ts";
import { AnyLink } from "#app/ui/AnyLink/AnyLink.tsx";
import { chooseArrow } from "#app/ui/AnyLink/choose-arrow.ts";
import buttons from "#app/ui/Button/Button.module.css";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as personFacts from "#words/facts/person.ts";
import * as seasonFacts from "#words/facts/season.ts";
import * as words from "#words/pages/roster.ts";
import type { Member } from "./member.ts";
import { useRosterContext } from "./roster-context.ts";
import { resultsAddress } from "./selection.ts";
import { Shares, TeamMix } from "./TeamCharts.tsx";
import styles from "./SeasonPanel.module.css";

interface GroupProps {
  one: string;
  many: string;
  people: readonly Member[];
}

function Group({ one, many, people }: GroupProps) {
  const { linkTo } = useRosterContext();
  if (people.length === 0) return undefined;
  return (
    <div className={styles.leaders}>
      <h2 className="lab">{people.length === 1 ? one : many}</h2>
      <List>
        {people.map((person) => (
          <li key={person.id}>
            <PersonLink person={person} address={linkTo(person.id)} className="linedLink row">
              <Icon name="clipboard" />
              <span>{fullName(person)}</span>
            </PersonLink>
          </li>
        ))}
      </List>
    </div>
  );
}

/** Captains and coaches in published order; groups without people are omitted. */
function SeasonLeaders() {
  const { season, members } = useRosterContext();
  const captains = season.captains.flatMap(
    (id) => members.find((member) => member.id === id) ?? [],
  );
  const coaches = members.filter(({ role }) => role?.includes(personFacts.coach));
  return (
    <>
      <Group one={personFacts.captain} many={personFacts.captains} people={captains} />
      <Group one={personFacts.coach} many={personFacts.coaches} people={coaches} />
    </>
  );
}

function Release({ link }: { link: string }) {
  const { labels } = useSite();
  return (
    <AnyLink href={link} className={buttons.button}>
      <ButtonFace icon={chooseArrow(link)}>
        {labels?.rosterRelease ?? seasonFacts.rosterRelease}
      </ButtonFace>
    </AnyLink>
  );
}

/** Links from a season to related pages; buttons without a link are omitted. */
function SeasonActions() {
  const { data, season } = useRosterContext();
  const { official, releaseLink } = season;
  const { labels } = useSite();
  const results = usePaths().results && resultsAddress(data, season);
  // None of the three links.
  if ((official ?? releaseLink ?? results) === undefined) return undefined;
  return (
    <div className={`onScreens stack ${styles.actions}`}>
      {official === undefined ? undefined : (
        <ExternalLink href={official.link} className={buttons.button}>
          <ButtonFace icon="arrow-up-right">{official.label}</ButtonFace>
        </ExternalLink>
      )}
      {releaseLink === undefined ? undefined : <Release link={releaseLink} />}
      {results === undefined ? undefined : (
        <Link href={results} className={classes(buttons.button, buttons.quiet)}>
          <ButtonFace icon="arrow-right">
            {labels?.scheduleAndResults ?? words.scheduleAndResults}
          </ButtonFace>
        </Link>
      )}
    </div>
  );
}

/** Wins and losses; phones have them above everything else. */
function Figures({ wins, losses, ties = 0 }: TeamRecord) {
  return (
    <Shares
      className="notOnPhones"
      solid={{ label: seasonFacts.wins, count: wins }}
      tied={ties === 0 ? undefined : { label: seasonFacts.ties, count: ties }}
      outlined={{ label: seasonFacts.losses, count: losses }}
    />
  );
}

/**
 * The season as published (record and finish, captains and coaches, highlights, links), then charts
 * of its team.
 */
export function SeasonPanel() {
  const { season, members } = useRosterContext();
  const { year, record, finish, highlights } = season;
  const { language } = useSite();
  const players = members.filter(isPlayer);
  return (
    <section className={styles.panel} aria-label={seasonFacts.seasonName(year)}>
      <div>
        {record === undefined ? undefined : <Figures {...record} />}
        {finish === undefined ? undefined : (
          <dl className={`notOnPhones ${styles.finish}`}>
            <dt className="lab">{seasonFacts.finish}</dt>
            <dd className="d2">{finish}</dd>
          </dl>
        )}
        <SeasonLeaders />
        {highlights.length === 0 ? undefined : (
          <div className={`gold ${styles.highlights}`}>
            <h2 className="lab">{words.seasonHighlights}</h2>
            <List>
              {highlights.map((highlight) => (
                <li key={highlight} lang={language}>
                  {highlight}
                </li>
              ))}
            </List>
          </div>
        )}
        <SeasonActions />
      </div>
      {players.length === 0 ? undefined : <TeamMix players={players} />}
      <p className={styles.page}>
        <Link href={paths.season({ year })} className={classes(buttons.button, buttons.quiet)}>
          <ButtonFace icon="arrow-right">{seasonFacts.seasonName(year)}</ButtonFace>
        </Link>
      </p>
    </section>
  );
}
