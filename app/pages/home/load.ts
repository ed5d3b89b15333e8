import { homeCard } from "#app/outputs/share/home-card.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { hasPage } from "#app/routes/has-page.ts";
import { definePage } from "#app/routes/route.ts";
import { clubInWords } from "#app/routes/titles.ts";
import * as clubWords from "#words/club.ts";
import { enumerate, withArticle } from "#words/grammar.ts";

/** "Seasons, rosters, results, news and tryouts", without parts that the club lacks. */
function describeContents(record: ClubRecord): string {
  return enumerate([
    "Seasons",
    "rosters",
    ...(hasPage(record, "results") ? ["results"] : []),
    ...(hasPage(record, "news") ? ["news"] : []),
    ...(record.club.tryouts === undefined ? [] : ["tryouts"]),
  ]);
}

export const route = definePage<"home">({
  load({ record }) {
    const { club } = record;
    const what = withArticle(clubInWords(club, clubWords.ultimateTeam));
    return {
      head: {
        title: `${club.name} · ${clubInWords(club)}`,
        description: `${club.teamName} is ${what}, founded in ${club.founding.year}. ${describeContents(record)}.`,
      },
      card: homeCard(record),
    };
  },
});
