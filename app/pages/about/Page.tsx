import { Fragment } from "react";
import { sponsorSheet } from "#app/art/plate/plate.ts";
import { teamArtwork } from "#app/entities/season/team-artwork.ts";
import { TeamPicture } from "#app/entities/season/TeamPicture.tsx";
import { Island } from "#app/islands/Island.tsx";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { capitalize, socialLetters } from "#app/lib/text.ts";
import { SponsorPlates } from "#app/pages/shared/SponsorPlates.tsx";
import type { Club } from "#app/record/record.ts";
import { type NamedPage, pageLabels } from "#app/routes/paths.ts";
import { usePageLinks } from "#app/routes/site.ts";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { ExternalLink, Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as club from "#words/club.ts";
import { joint } from "#words/grammar.ts";
import { hasContact } from "./load.ts";
import { OurCoreValues } from "./OurCoreValues.tsx";
import type { Testimonials } from "./Testimonials.island.tsx";
import styles from "./About.module.css";

/** The projects of the team off the field, by page. */
const projects: Partial<Record<NamedPage, string>> = {
  badgequest: "collect badges in",
  fiftyplates: "spot license plates for",
  playlists: "once announced",
};

/** The team's projects off the field, with links to their pages. */
function OffTheField() {
  const links = usePageLinks(["badgequest", "fiftyplates", "playlists"]);
  if (links.length === 0) return undefined;
  return (
    <p className={`muted ${styles.off}`}>
      Off the field we
      {links.map(({ page, label, href }, index) => (
        <Fragment key={page}>
          {joint(index, links.length)} {projects[page]}{" "}
          <Link href={href}>{page === "playlists" ? "a roster as playlists" : label}</Link>
        </Fragment>
      ))}
      .
    </p>
  );
}

/** Glossary of the sport for newcomers. */
function Terms() {
  const { terms = [], language } = useSources().record.club;
  if (terms.length === 0) return undefined;
  return (
    <Fold label="How it works">
      <dl className={styles.terms} lang={language}>
        {terms.map(({ term, meaning }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

/** Frequently asked questions with collapsible answers. */
function Questions() {
  const { questions = [], language } = useSources().record.club;
  if (questions.length === 0) return undefined;
  return (
    <section className="wrap section" aria-labelledby="questions">
      <Heading id="questions" title="Questions and answers" />
      {questions.map(({ question, answer }) => (
        <Fold key={question} label={question} language={language}>
          <p className="lead">{answer}</p>
        </Fold>
      ))}
    </section>
  );
}

/** Introduction of the team: a paragraph, the sport, and its projects off the field. */
function TeamIntro() {
  const { teamName, about, ultimate, status, language } = useSources().record.club;
  return (
    <section className={`wrap columns ${styles.meet}`}>
      <Wood as="h2" text={`Meet ${teamName}`} cap={0.134} phoneCap={0.114} />
      <div className={styles.text}>
        <p className="intro" lang={language}>
          {about}
        </p>
        {status !== undefined && (
          <p className={`gold ${styles.status}`} lang={language}>
            {status}
          </p>
        )}
        {ultimate !== undefined && (
          <>
            <h3 className="d3">{club.whatIsUltimate}</h3>
            <p className="intro" lang={language}>
              {ultimate}
            </p>
          </>
        )}
        <Terms />
        <OffTheField />
      </div>
    </section>
  );
}

/** Social profiles and the captains' email address. */
function GetInTouch({ captainsEmail, socialLinks }: Club) {
  return (
    <section>
      <Heading title="Get In Touch" />
      <p className="intro apart">
        {socialLinks.length > 0 && "Follow us on social media"}
        {captainsEmail !== undefined && (
          <>
            {socialLinks.length > 0 ? " or email" : "Email"} the captains at{" "}
            <ExternalLink href={`mailto:${captainsEmail}`} className="goldLink">
              {captainsEmail}
            </ExternalLink>
          </>
        )}
        .
      </p>
      {socialLinks.length > 0 && (
        <List className={styles.links}>
          {socialLinks.map(({ name, link }) => (
            <li key={name}>
              <ExternalLink href={link} className={`row ${styles.link}`}>
                <span className={`token centered display ${styles.token}`} aria-hidden="true">
                  {socialLetters(name) ?? <Icon name="mail" />}
                </span>
                {capitalize(name)}
              </ExternalLink>
            </li>
          ))}
        </List>
      )}
    </section>
  );
}

/** The team: its story, testimonials, values, and contacts. */
export function Page() {
  const { record } = useSources();
  const { club } = record;
  const { testimonials, coreValues, sponsors } = club;
  const team = teamArtwork(record, record.defaultSeason);
  useSheet(team.sheet, "inline");
  const plates = useSheet(sponsorSheet(sponsors.map(({ name }) => name)));
  return (
    <>
      <PageHead title={pageLabels.about} />
      <TeamPicture team={team.picture} photo="the-team" isFirst />
      <TeamIntro />
      {testimonials.length > 0 && (
        <Island<typeof Testimonials>
          name="about/Testimonials.island"
          when="visible"
          props={{ testimonials }}
        />
      )}
      {coreValues.length > 0 && <OurCoreValues />}
      <Questions />
      {(hasContact(club) || sponsors.length > 0) && (
        <div className={`wrap ${styles.touch}`}>
          {hasContact(club) && <GetInTouch {...club} />}
          {sponsors.length > 0 && (
            <section className="stack">
              <Heading title={pageLabels.sponsors} />
              <SponsorPlates plates={plates} />
            </section>
          )}
        </div>
      )}
    </>
  );
}
