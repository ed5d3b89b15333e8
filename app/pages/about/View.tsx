import { Fragment } from "react";
import { Link } from "#app/ui/Link/Link.tsx";
import { usePageLinks } from "#app/routes/use-page-links.ts";
import { useSite } from "#app/routes/site.ts";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { SponsorPlates } from "#app/pages/shared/SponsorPlates.tsx";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { RestOfPage } from "#app/ui/RestOfPage/RestOfPage.tsx";
import { pageLabels } from "#app/routes/paths.ts";
import * as words from "#words/pages/about.ts";
import { joint } from "#words/grammar/lists.ts";
import * as club from "#words/club.ts";
import { TeamPicture } from "#app/entities/season/TeamPicture.tsx";
import type { TeamArtwork } from "#app/entities/season/team-artwork.ts";
import { List } from "#app/ui/List/List.tsx";
import type { AboutContent } from "./shape-about.ts";
import { OurCoreValues } from "./OurCoreValues.tsx";
import { Testimonials } from "./Testimonials.tsx";
import styles from "./About.module.css";

const offFieldProjects = [
  { page: "badgequest", verbPhrase: words.collectBadgesIn, name: undefined },
  { page: "fiftyplates", verbPhrase: words.spotPlatesFor, name: undefined },
  { page: "playlists", verbPhrase: words.onceAnnounced, name: words.aRosterAsPlaylists },
] as const;

const pages = offFieldProjects.map(({ page }) => page);

/** The team's projects off the field, with links to their pages. */
function OffTheField() {
  const links = usePageLinks(pages);
  if (links.length === 0) return undefined;
  return (
    <p className={`muted ${styles.off}`}>
      {words.offTheFieldWe}
      {links.map(({ page, label, href }, index) => {
        const project = offFieldProjects.find((project) => project.page === page);
        return (
          <Fragment key={page}>
            {joint(index, links.length)} {project?.verbPhrase}{" "}
            <Link href={href}>{project?.name ?? label}</Link>
          </Fragment>
        );
      })}
      .
    </p>
  );
}

/** Glossary of the sport for newcomers. */
function Terms({ terms }: Pick<AboutContent, "terms">) {
  const { language } = useSite();
  if (terms.length === 0) return undefined;
  return (
    <Fold label={words.howItWorks}>
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
function Questions({ questions }: Pick<AboutContent, "questions">) {
  const { language } = useSite();
  if (questions.length === 0) return undefined;
  return (
    <section className="wrap section" aria-labelledby="questions">
      <Heading id="questions" title={words.questionsAndAnswers} />
      {questions.map(({ question, answer }) => (
        <Fold key={question} label={question} language={language}>
          <p className="lead">{answer}</p>
        </Fold>
      ))}
    </section>
  );
}

/** A text such as "ME/VT/NH" that may wrap after a slash. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part}>
      {index === 0 ? undefined : <wbr />}
      {part}
    </Fragment>
  ));
}

/** Introduction of the team: a paragraph, four facts, the sport, and its projects off the field. */
function TeamIntro({
  teamName,
  blurb,
  ultimate,
  terms,
  status,
  facts,
}: Pick<AboutContent, "teamName" | "blurb" | "ultimate" | "terms" | "status" | "facts">) {
  const { language } = useSite();
  return (
    <section className={`wrap ${styles.meet}`}>
      <Wood as="h2" text={words.meet(teamName)} cap={0.2} phoneCap={0.21} />
      <div className={styles.text}>
        <p className="intro" lang={language}>
          {blurb}
        </p>
        {status === undefined ? undefined : (
          <p className={`gold ${styles.status}`} lang={language}>
            {status}
          </p>
        )}
        {ultimate === undefined ? undefined : (
          <>
            <h3 className="d3">{club.whatIsUltimate}</h3>
            <p className="intro" lang={language}>
              {ultimate}
            </p>
          </>
        )}
        <Terms terms={terms} />
        <OffTheField />
      </div>
      <dl className={styles.facts}>
        {facts.map(({ label, value, to }) => (
          <div key={label}>
            <dt className="lab">{label}</dt>
            <dd className="num">
              {to === undefined ? (
                <Breakable text={value} />
              ) : (
                // A bare number is meaningless in a screen reader's list of links.
                <Link href={to} aria-label={`${label}: ${value}`}>
                  {value}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface GetInTouchProps {
  captainsEmail: string | undefined;
  socialLinks: AboutContent["socialLinks"];
}

function writeContactSentence(hasEmail: boolean, hasProfiles: boolean): string {
  if (!hasEmail) return words.followUs;
  return hasProfiles ? words.followUsOrEmail : words.emailTheCaptains;
}

/** Social profiles and the captains' email address. */
function GetInTouch({ captainsEmail, socialLinks }: GetInTouchProps) {
  return (
    <section>
      <h2 className="d1">{words.getInTouch}</h2>
      <p className={`intro ${styles.sentence}`}>
        {writeContactSentence(captainsEmail !== undefined, socialLinks.length > 0)}
        {captainsEmail === undefined ? undefined : (
          <>
            {" "}
            <ExternalLink href={`mailto:${captainsEmail}`} className="goldLink">
              {captainsEmail}
            </ExternalLink>
          </>
        )}
        .
      </p>
      {socialLinks.length === 0 ? undefined : (
        <List className={styles.links}>
          {socialLinks.map(({ name, link, letters }) => (
            <li key={name}>
              <ExternalLink href={link} className={`row ${styles.link}`}>
                <span className={`token centered display ${styles.token}`} aria-hidden="true">
                  {letters ?? <Icon name="mail" />}
                </span>
                {name}
              </ExternalLink>
            </li>
          ))}
        </List>
      )}
    </section>
  );
}

interface AboutProps extends AboutContent {
  team: TeamArtwork;
  /** URLs of the art sheets. */
  posters: string;
  plates: string;
}

/** The team: its story, testimonials, values, and contacts. */
export function View({ data: { team, posters, plates, ...content } }: { data: AboutProps }) {
  const { testimonials, coreValues, captainsEmail, socialLinks } = content;
  const { sponsors } = useSite();
  const isReachable = captainsEmail !== undefined || socialLinks.length > 0;
  return (
    <>
      <PageHead title={pageLabels.about} phoneCap={0.235} />
      <TeamPicture team={team} photo="the-team" isFirst />
      <TeamIntro {...content} />
      <RestOfPage>
        {testimonials.length > 0 && (
          <ErrorBoundary what={words.theTestimonials}>
            <Testimonials testimonials={testimonials} />
          </ErrorBoundary>
        )}
        {coreValues.length > 0 && <OurCoreValues coreValues={coreValues} posters={posters} />}
        <Questions questions={content.questions} />
        {(isReachable || sponsors.length > 0) && (
          <div className={`wrap ${styles.touch}`}>
            {isReachable && <GetInTouch captainsEmail={captainsEmail} socialLinks={socialLinks} />}
            {sponsors.length > 0 && (
              <section>
                <h2 className={`d1 ${styles.sponsors}`}>{words.sponsors}</h2>
                <SponsorPlates plates={plates} />
              </section>
            )}
          </div>
        )}
      </RestOfPage>
    </>
  );
}
