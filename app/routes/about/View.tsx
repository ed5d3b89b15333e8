import { useSite } from "#app/page/site.ts";
import { SponsorPlates } from "#app/page/SponsorPlates.tsx";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { RestOfPage } from "#app/ui/RestOfPage/RestOfPage.tsx";
import * as words from "#words/pages/about.ts";
import { GetInTouch } from "./GetInTouch.tsx";
import { Meet } from "./Meet.tsx";
import { OurCoreValues } from "./OurCoreValues.tsx";
import type { AboutContent } from "./shape-about.ts";
import { type TeamArtwork, TeamPicture } from "./TeamPicture.tsx";
import { Testimonials } from "./Testimonials.tsx";
import styles from "./About.module.css";
import { pageLabels } from "#app/paths.ts";

interface AboutProps extends AboutContent {
  team: TeamArtwork;
  /** Addresses of the art sheets. */
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
      <TeamPicture {...team} />
      <Meet {...content} />
      <RestOfPage>
        {testimonials.length > 0 && (
          <ErrorBoundary what={words.theTestimonials}>
            <Testimonials testimonials={testimonials} />
          </ErrorBoundary>
        )}
        {coreValues.length > 0 && <OurCoreValues coreValues={coreValues} posters={posters} />}
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
