import { drawBusts } from "#app/entities/person/busts.ts";
import { PersonRow } from "#app/entities/person/PersonRow.tsx";
import { shapePerson } from "#app/entities/person/shape.ts";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { AnyLink, ExternalLink } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import * as counts from "#words/counts.ts";
import { listTeamFacts } from "./team-facts.ts";
import { TryoutDetails } from "./TryoutDetails.tsx";
import { Tryouts } from "./Tryouts.tsx";
import styles from "./Join.module.css";

/** Contacts: the captains of the default season, and an email address. */
function Contact() {
  const { record } = useSources();
  const { club, defaultSeason } = record;
  const { captains, year } = defaultSeason;
  const busts = useSheet(drawBusts(record, year, defaultSeason));
  const contact = club.tryouts?.contact;
  const email = contact?.email ?? club.captainsEmail;
  if (captains.length === 0 && email === undefined) return undefined;
  const title = `${captains.length === 1 ? "Captain" : "Captains"} ${year}`;
  return (
    <section aria-labelledby="who-to-ask">
      <Heading id="who-to-ask" title="Contact" note={captains.length > 0 && title} />
      {captains.length > 0 && (
        <List className={styles.contact}>
          {captains.map((person) => (
            <li key={person.id}>
              <PersonRow
                person={shapePerson(person)}
                sheet={busts}
                note={[person.position, counts.seasons(person.tenures.length)]
                  .filter(Boolean)
                  .join(", ")}
              />
            </li>
          ))}
        </List>
      )}
      {email && (
        <p className={styles.contact}>
          {contact?.name && `About tryouts: ${contact.name}, `}
          <ExternalLink href={`mailto:${email}`} className="goldLink">
            {email}
          </ExternalLink>
        </p>
      )}
    </section>
  );
}

/** Results and the governing body, each with a link to the page that proves it. */
function TeamFacts() {
  return (
    <section aria-labelledby="what-you-join">
      <Heading id="what-you-join" title="About the team" />
      <dl className={styles.facts}>
        {listTeamFacts(useSources().record).map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {values.map(({ text, to }, index) => (
                <span key={text}>
                  {index > 0 && ", "}
                  {to === undefined && text}
                  {to !== undefined && (
                    <AnyLink href={to} className="linedLink">
                      {text}
                    </AnyLink>
                  )}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Page for recruits: the tryouts, who to ask, and facts about the team. */
export function Page() {
  const { teamName, tryouts } = useSources().record.club;
  return (
    <>
      <PageHead title={`Join ${teamName}`} hasFlight />
      <div className="wrap">
        <Tryouts />
        {tryouts && <TryoutDetails tryouts={tryouts} />}
      </div>
      <div className="wrap section halves">
        <Contact />
        <TeamFacts />
      </div>
    </>
  );
}
