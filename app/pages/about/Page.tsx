import { teamArtwork } from "#app/entities/season/team-artwork.ts";
import { TeamPicture } from "#app/entities/season/TeamPicture.tsx";
import { Island } from "#app/islands/Island.tsx";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { SponsorPlates } from "#app/pages/shared/SponsorPlates.tsx";
import { pageLabels } from "#app/routes/paths.ts";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { GetInTouch } from "./GetInTouch.tsx";
import { hasContact } from "./load.ts";
import { OurCoreValues } from "./OurCoreValues.tsx";
import { TeamIntro } from "./TeamIntro.tsx";
import type { Testimonials } from "./Testimonials.island.tsx";
import styles from "./About.module.css";

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

/** The team: its story, testimonials, values, and contacts. */
export function Page() {
  const { record } = useSources();
  const { club } = record;
  const { testimonials, coreValues, sponsors } = club;
  const { sheet, drawings } = teamArtwork(record, record.defaultSeason);
  const teamSheet = useSheet(sheet, "inline");
  return (
    <>
      <PageHead title={pageLabels.about} />
      <TeamPicture sheet={teamSheet} drawings={drawings} photo="the-team" isFirst />
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
              <SponsorPlates />
            </section>
          )}
        </div>
      )}
    </>
  );
}
