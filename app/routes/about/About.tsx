import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { GetInTouch } from "./GetInTouch.tsx";
import { Meet } from "./Meet.tsx";
import { OurCoreValues } from "./OurCoreValues.tsx";
import type { AboutContent } from "./shape-about.ts";
import { Sponsors } from "./Sponsors.tsx";
import { type TeamArtwork, TeamPicture } from "./TeamPicture.tsx";
import { Testimonials } from "./Testimonials.tsx";
import styles from "./About.module.css";

interface AboutProps extends AboutContent {
  team: TeamArtwork;
  /** Addresses of the art sheets. */
  posters: string;
  plates: string;
}

/** Who the team is, what is said about it, what it stands for, and where to find it. */
export function About({ team, posters, plates, ...content }: AboutProps) {
  return (
    <>
      <PageHead title="About Us" phoneCap={0.235} />
      <TeamPicture {...team} />
      <Meet {...content} />
      <ErrorBoundary what="The testimonials">
        <Testimonials testimonials={content.testimonials} />
      </ErrorBoundary>
      <OurCoreValues coreValues={content.coreValues} posters={posters} />
      <div className={`wrap ${styles.touch}`}>
        <GetInTouch captainsEmail={content.captainsEmail} socialLinks={content.socialLinks} />
        {content.sponsors.length > 0 && <Sponsors sponsors={content.sponsors} plates={plates} />}
      </div>
    </>
  );
}
