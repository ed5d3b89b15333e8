import { flyingDisc } from "#app/art/flight/flight.ts";
import { emblem, opponentLabel } from "#app/art/emblem/emblem.ts";
import { strokePath, transformShapes, rect } from "#app/art/print/shapes.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { CARD_WIDTH, drawRail, RAIL_TOP, title } from "#app/outputs/share/card.ts";
import type { Card } from "#app/routes/card.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { latestDate } from "#app/lib/list.ts";
import { emptySheet } from "#app/art/empty/empty-state.ts";
import { getYear } from "#app/domain/dates/day.ts";
import { displayName } from "#app/domain/opponents.ts";
import type { Subject } from "#app/entities/story/subjects.ts";
import { defineRoute } from "#app/routes/route.ts";
import { clubInWords, titleWith } from "#app/routes/titles.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import * as counts from "#words/grammar/counts.ts";
import * as cardWords from "#words/cards.ts";
import * as words from "#words/pages/news.ts";
import { type NewsRecord, shapeNews, subjectsBySeason } from "./shape-news.ts";
import type { View } from "./View.tsx";

/** Path of the disc across the title to the top right. */
const TRAIL_PATH = "M-16 400Q627 627 1041 148";
const DISC_PLACE = { at: [572, 62], lean: -16 } as const;

/** Share card: a disc flying out of the picture. */
function newsCard({ club, news }: ClubRecord): Card {
  const flight = strokePath(TRAIL_PATH, "sun", 17, { hasRoundEnds: true, dash: [0, 40] });
  return {
    markup:
      rect(0, 0, CARD_WIDTH, RAIL_TOP, "paper") +
      title(pageLabels.news, { top: 48, capHeight: 478, fill: "black" }) +
      flight +
      transformShapes("scale(1.9)", flyingDisc(DISC_PLACE)) +
      drawRail(club.domain, counts.stories(news.length)),
    alt: cardWords.news,
  };
}

function drawSubject(subject: Subject): string {
  if (subject.kind === "tournament") return emblem(subject.tournament);
  return opponentLabel(subject.opponent, displayName(subject.opponent));
}

/** Sheets with what the stories of every season are about, and those of all seasons under "all". */
function subjectSheets(record: NewsRecord): ReadonlyMap<string, Sheet> {
  return new Map(
    Array.from(subjectsBySeason(record), ([id, { grid, subjects }]) => {
      const labels = subjects.map((subject, slot) => ({
        id: `photo-${slot}`,
        viewBox: "0 0 300 180",
        markup: drawSubject(subject),
      }));
      return [id, makeSheet(`photos-${grid}`, labels)];
    }),
  );
}

export const route = defineRoute<"news", typeof View>({
  load({ record }) {
    const { club } = record;
    const sheets = subjectSheets(record);
    const empty = emptySheet();
    const oldest = Math.min(...record.news.map(({ date }) => getYear(date)));
    const news = shapeNews(record, (id) => sheets.get(id)?.href ?? "");
    return {
      head: {
        feeds: ["news"],
        title: titleWith(club, pageLabels.news),
        description: words.description(club.teamName, clubInWords(club), oldest),
      },
      data: { ...news, empty: empty.href },
      sheets: [
        ...Array.from(sheets, ([id, sheet]) =>
          Object.assign({ isInline: id === news.fallback.id }, sheet),
        ),
        empty,
      ],
      pictures: ["photos-"],
      newest: latestDate(record.news.map(({ date }) => date)),
      card: newsCard(record),
    };
  },
});
