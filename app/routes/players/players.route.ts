import { bust } from "#app/art/bust/bust.ts";
import { emptySheet } from "#app/art/empty/empty-sheet.ts";
import type { Person as Drawn } from "#app/art/season/person.ts";
import { seasonsInPrint } from "#app/art/season/printed-season.ts";
import { makeSheet } from "#app/art/sheet.ts";
import type { Content } from "#app/content/content.ts";
import { plural } from "#app/lib/text/plural.ts";
import { defineRoute } from "#app/page/route.ts";
import { titleWith } from "#app/page/titles.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { nameCard } from "#app/share/name-card.ts";
import { shapePlayers } from "./shape-players.ts";

/** Everyone as she was drawn in her last season. */
function drawEveryone({ people }: ClubRecord, content: Content) {
  const printed = seasonsInPrint(content);
  const busts = [...people.values()].flatMap((person) => {
    const last = person.tenures.at(-1);
    if (last === undefined) return [];
    const { id, name, position, jersey } = person;
    const drawn: Drawn =
      last.as === "coach"
        ? { id, name, position: "Coach", usualPosition: position }
        : { id, name, position, jersey };
    const markup = bust(drawn, printed(last.season.year), last.season.members.indexOf(last));
    return [{ id, viewBox: "0 0 400 400", markup }];
  });
  return makeSheet("everyone", busts);
}

export const route = defineRoute({
  name: "players",
  load({ content, record }) {
    const { site } = content;
    const players = shapePlayers(record);
    const busts = drawEveryone(record, content);
    const empty = emptySheet();
    const years = record.seasons.map(({ year }) => year);
    return {
      head: {
        title: titleWith(site, "Players"),
        description: `All ${plural(players.length, "person", "people")} who have played for or coached ${site.teamName} in ${plural(years.length, "season")}, from A to Z, with the seasons of each.`,
      },
      data: {
        players,
        seasons: record.seasons
          .map(({ id, year, displayName }) => ({ id: String(id), year, name: displayName }))
          .toReversed(),
        years,
        busts: busts.href,
        empty: empty.href,
      },
      sheets: [busts, empty],
      art: [busts.href],
      card: nameCard(site, "Players"),
    };
  },
});
