import { Link } from "#app/ui/Link/Link.tsx";
import { AnyLink } from "#app/ui/AnyLink/AnyLink.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { PersonRow } from "#app/entities/person/PersonRow.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { classes } from "#app/lib/classes.ts";
import { usePaths } from "#app/routes/use-paths.ts";
import { usePartLabel } from "#app/routes/site.ts";
import { TeamPicture } from "#app/entities/season/TeamPicture.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import * as words from "#words/pages/join.ts";
import type { JoinData } from "./shape-join.ts";
import type { JoinFact } from "./shape-tryouts.ts";
import { TryoutDetails, Tryouts } from "./Tryouts.tsx";
import styles from "./JoinPage.module.css";
import { CoreValueList } from "#app/pages/shared/CoreValueList.tsx";
import { List } from "#app/ui/List/List.tsx";

type Value = JoinFact["values"][number];

function Linked({ text, to }: Value) {
  if (to === undefined) return text;
  return (
    <AnyLink href={to} className="linedLink">
      {text}
    </AnyLink>
  );
}

/** Facts about the club, with links to supporting pages. */
function Facts({ facts }: { facts: readonly JoinFact[] }) {
  return (
    <section aria-labelledby="what-you-join">
      <Heading id="what-you-join" title={words.whatYouWouldJoin} />
      <dl className={styles.facts}>
        {facts.map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {values.map((value, index) => (
                <span key={value.text}>
                  {index === 0 ? undefined : ", "}
                  <Linked {...value} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Contacts: the captains of the current season, and an email address. */
function Ask({ ask, busts }: Pick<JoinData, "ask"> & { busts: string }) {
  const { title, people, contact, email } = ask;
  if (people.length === 0 && email === undefined) return undefined;
  return (
    <section aria-labelledby="who-to-ask">
      <Heading
        id="who-to-ask"
        title={words.contact}
        note={people.length === 0 ? undefined : title}
      />
      {people.length === 0 ? undefined : (
        <List className={styles.people}>
          {people.map(({ person, note }) => (
            <li key={person.id}>
              <PersonRow person={person} busts={busts} note={note} />
            </li>
          ))}
        </List>
      )}
      {email === undefined ? undefined : (
        <p className={styles.email}>
          {contact === undefined ? undefined : words.aboutTheTryouts(contact)}
          <ExternalLink href={`mailto:${email}`} className="goldLink">
            {email}
          </ExternalLink>
        </p>
      )}
    </section>
  );
}

interface ValuesProps {
  values: JoinData["values"];
  className: string;
}

/** The core values with their colors and explanations. */
function Values({ values, className }: ValuesProps) {
  const part = usePartLabel("corevalues");
  const { corevalues } = usePaths();
  if (values.length === 0) return undefined;
  return (
    <section className={className} aria-labelledby="values">
      <Heading
        id="values"
        title={words.ourValues}
        note={corevalues === undefined ? undefined : <Link href={corevalues()}>{part}</Link>}
      />
      <CoreValueList values={values} />
    </section>
  );
}

/** Page for recruits: tryouts, contacts, results, a look at the team, and its values. */
export function View({ data }: { data: JoinData }) {
  const { title, tryouts, ask } = data;
  return (
    <>
      <PageHead title={title} hasFlight />
      <div className={classes("wrap", styles.head)}>
        <Tryouts
          tryouts={tryouts}
          answers={data.answers}
          status={data.status}
          email={ask.email}
          picture={data.art.picture}
        />
      </div>
      {tryouts === undefined ? undefined : (
        <TryoutDetails tryouts={tryouts} className={classes("wrap", styles.details)} />
      )}
      <div className={classes("wrap section columns", styles.halves)}>
        <Ask ask={ask} busts={data.art.busts} />
        <Facts facts={data.facts} />
      </div>
      <div className="section onScreens">
        <TeamPicture team={data.art.team} photo="the-team" />
      </div>
      <Values values={data.values} className="wrap section" />
    </>
  );
}
