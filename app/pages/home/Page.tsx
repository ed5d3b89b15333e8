import { newestFirst } from "#app/domain/dates/newest-first.ts";
import { StoryList } from "#app/entities/story/StoryList.tsx";
import { useSources } from "#app/islands/rendering.ts";
import { SponsorPlates } from "#app/pages/shared/SponsorPlates.tsx";
import { pageLabels, paths } from "#app/routes/paths.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import * as counts from "#words/counts.ts";
import { DaySchedule } from "./DaySchedule.tsx";
import { PageList } from "./PageList.tsx";
import { Posters } from "./Posters.tsx";
import { SeasonLine } from "./SeasonLine.tsx";
import { Stage } from "./Stage.tsx";
import styles from "./Home.module.css";

function NewestStory() {
  const { news } = useSources().record;
  const [story] = newestFirst(news, ({ date }) => date);
  if (story === undefined) return undefined;
  const all = news.length === 1 ? "All news" : `All ${counts.stories(news.length)}`;
  return (
    <section aria-labelledby="story">
      <Heading
        id="story"
        title="Newest story"
        note={<Link href={paths.news({ show: "all" })}>{all}</Link>}
      />
      <StoryList stories={[story]} />
    </section>
  );
}

function Sponsors() {
  if (useSources().record.club.sponsors.length === 0) return undefined;
  return (
    <section className="stack" aria-labelledby="sponsors">
      <Heading id="sponsors" title={pageLabels.sponsors} />
      <SponsorPlates />
    </section>
  );
}

/** Poster and seasons fill the window; the rest is below. */
export function Page() {
  return (
    <>
      <Stage />
      <SeasonLine />
      <PageList />
      <DaySchedule />
      <div className={`wrap halves ${styles.columns}`}>
        <NewestStory />
        <Sponsors />
      </div>
      <Posters />
    </>
  );
}
