import { fullName } from "#app/domain/full-name.ts";
import { PersonLink } from "#app/entities/person/PersonLink.tsx";
import { classes } from "#app/lib/classes.ts";
import { address } from "#app/lib/path.ts";
import { pages, paths } from "#app/routes/paths.ts";
import { useSite } from "#app/routes/site.ts";
import { ButtonLink } from "#app/ui/Button/ButtonLink.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { List } from "#app/ui/List/List.tsx";
import { ShareBar } from "#app/ui/ShareBar/ShareBar.tsx";
import * as words from "#words/facts.ts";
import { useRoster } from "./roster-context.ts";
import type { RosterMember } from "./shape-roster.ts";
import styles from "./Roster.module.css";

/** Wins and losses beside a bar of their shares; phones have them above everything else. */
function Record() {
  const { record, finish } = useRoster().season;
  if (record === undefined) return undefined;
  const { wins, losses, ties = 0 } = record;
  const figures = { Wins: wins, ...(ties > 0 && { Ties: ties }), Losses: losses };
  return (
    <dl className={`notOnPhones ${styles.record}`}>
      {Object.entries(figures).map(([label, count]) => (
        <div key={label}>
          <dt className="lab">{label}</dt>
          <dd className="num">{count}</dd>
        </div>
      ))}
      <ShareBar solid={wins} tied={ties} outlined={losses} />
      {finish && (
        <div className={styles.finish}>
          <dt className="lab">Finish</dt>
          <dd className="d2">{finish}</dd>
        </div>
      )}
    </dl>
  );
}

interface LeadersProps {
  singular: string;
  plural: string;
  people: readonly RosterMember[];
}

function Leaders({ singular, plural, people }: LeadersProps) {
  const { personLink } = useRoster();
  if (people.length === 0) return undefined;
  return (
    <div className={styles.leaders}>
      <h2 className="lab">{people.length === 1 ? singular : plural}</h2>
      <List>
        {people.map((person) => (
          <li key={person.id}>
            <PersonLink person={person} address={personLink(person)} className="linedLink row">
              <Icon name="clipboard" />
              <span>{fullName(person)}</span>
            </PersonLink>
          </li>
        ))}
      </List>
    </div>
  );
}

/** Links to the official roster, its announcement, the season's results, and its page. */
function SeasonLinks() {
  const { defaultTeam, season } = useRoster();
  const { official, releaseLink, year } = season;
  const { labels, pages: existing } = useSite();
  const query = { season: season.id === defaultTeam.id ? undefined : season.id };
  return (
    <p className={`onScreens stack ${styles.links}`}>
      {official && <ButtonLink href={official.link}>{official.label}</ButtonLink>}
      {releaseLink && (
        <ButtonLink href={releaseLink}>{labels?.rosterRelease ?? words.rosterRelease}</ButtonLink>
      )}
      {existing.includes("results") && (
        <ButtonLink href={address(`${pages.results.path}/`, query)} isQuiet>
          {labels?.scheduleAndResults ?? "Sched/Results"}
        </ButtonLink>
      )}
      <ButtonLink href={paths.season({ year })} isQuiet>
        Season {year}
      </ButtonLink>
    </p>
  );
}

/** The season as published: record and finish, captains and coaches, highlights, links. */
export function SeasonPanel() {
  const { season } = useRoster();
  const { year, members, captains, highlights } = season;
  const { language } = useSite();
  return (
    <section
      className={classes(styles.panel, highlights.length === 0 && styles.short)}
      aria-label={`Season ${year}`}
    >
      <Record />
      {season.record?.note && <p className="xs muted">{season.record.note}</p>}
      <Leaders
        singular="Captain"
        plural="Captains"
        people={captains.flatMap((id) => members.find((member) => member.id === id) ?? [])}
      />
      <Leaders
        singular="Coach"
        plural="Coaches"
        people={members.filter(({ role }) => role?.includes("Coach"))}
      />
      {highlights.length > 0 && (
        <div className={`gold ${styles.highlights}`}>
          <h2 className="lab">Season highlights</h2>
          <List>
            {highlights.map((highlight) => (
              <li key={highlight} lang={language}>
                {highlight}
              </li>
            ))}
          </List>
        </div>
      )}
      <SeasonLinks />
    </section>
  );
}
