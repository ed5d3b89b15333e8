import { Roster } from "#app/features/roster/Roster.tsx";
import { pageTitle } from "#app/features/roster/roster-title.ts";
import { needsRecord } from "#app/features/roster/needs-record.ts";
import { archiveOf } from "#app/lib/archive/archive.ts";
import type { Page } from "#app/page.ts";
import { data } from "./roster.data.ts";
import { data as photographs } from "./roster-photographs.data.ts";

const archive = archiveOf(async () => (await import("./roster-archive.data.ts")).data);

export const page: Page = {
  title: pageTitle,
  description:
    "Everyone who has played for or coached Rival since 2015, season by season: numbers, positions, years on the team, captains, and how each season ended.",
  art: data.seasons.flatMap(({ id, busts }) => (id === data.defaultSeason ? [busts] : [])),
  photographs,
  prepare: (read) => {
    const asked = { season: read("season"), player: read("player") };
    return needsRecord(data, asked) ? archive.fetchAhead() : undefined;
  },
  View: () => <Roster data={data} archive={archive} />,
};
