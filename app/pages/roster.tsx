import { Roster } from "#app/features/roster/Roster.tsx";
import { pageTitle } from "#app/features/roster/roster-title.ts";
import { type LoadRecord, prepareRecord } from "#app/features/roster/use-record.ts";
import type { Page } from "#app/page.ts";
import { data } from "./roster.data.ts";
import { data as photographs } from "./roster-photographs.data.ts";

const loadRecord: LoadRecord = () => import("./roster-archive.data.ts");

export const page: Page = {
  title: pageTitle,
  description:
    "Everyone who has played for or coached Rival since 2015, season by season: numbers, positions, years on the team, captains, and how each season ended.",
  photographs,
  prepare: (read) =>
    prepareRecord(data, { season: read("season"), player: read("player") }, loadRecord),
  View: () => <Roster data={data} loadRecord={loadRecord} />,
};
