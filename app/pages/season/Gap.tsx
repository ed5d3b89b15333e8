import { StoryList } from "#app/entities/story/StoryList.tsx";
import { useSources } from "#app/islands/rendering.ts";
import { PaperHead } from "#app/pages/shared/paper/PaperHead.tsx";
import { paths } from "#app/routes/paths.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { type Gap as MissingYear, listNews } from "./find-year.ts";
import { SeasonHero } from "./SeasonHero.tsx";

/** A year without a team: the reason, and what was written about the team that year. */
export function Gap({ year, note }: MissingYear) {
  const { record } = useSources();
  const { teamName, language } = record.club;
  const news = listNews(year, record);
  return (
    <article>
      <div className="wrap">
        <PaperHead title={`${teamName} ${year}`} address={paths.season({ year })} />
      </div>
      <SeasonHero year={year} />
      <p className="wrap section d2" lang={language}>
        {note}
      </p>
      {news.length > 0 && (
        <section className="wrap section" aria-labelledby="news">
          <Heading id="news" title={`News of ${year}`} />
          <StoryList stories={news} />
        </section>
      )}
    </article>
  );
}
