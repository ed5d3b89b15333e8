import { PaperHead } from "#app/pages/shared/paper/PaperHead.tsx";
import { StoryList } from "#app/entities/story/StoryList.tsx";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/routes/paths.ts";
import { useSite } from "#app/routes/site.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/season.ts";
import { SeasonHero } from "./SeasonHero.tsx";
import type { GapData } from "./shape-gap.ts";

/** A year without a team: the reason, and what was written about the team that year. */
export function Gap({ gap }: { gap: GapData }) {
  const { year, years, lead, note, news } = gap;
  const { teamName, language } = useSite();
  return (
    <article>
      <div className="wrap">
        <PaperHead title={`${teamName} ${year}`} address={paths.season({ year })} />
      </div>
      <div className="onScreens">
        <SeasonHero year={year} years={years} lead={lead} />
      </div>
      <div className={classes("wrap section", news.length > 0 && "halves")}>
        <p className="d2" lang={language}>
          {note}
        </p>
        {news.length === 0 ? undefined : (
          <section aria-labelledby="news">
            <Heading id="news" title={words.newsFrom(year)} note={counts.stories(news.length)} />
            <StoryList stories={news} />
          </section>
        )}
      </div>
    </article>
  );
}
