import { isBeyondDefault } from "#app/domain/seasons/season-filter.ts";
import { ResultsPage } from "#app/features/results/ResultsPage.tsx";
import { pageTitle } from "#app/features/results/results-title.ts";
import { archiveOf } from "#app/lib/archive/archive.ts";
import type { Page } from "#app/page.ts";
import { data } from "./results.data.ts";
import { data as photographs } from "./results-photographs.data.ts";

const archive = archiveOf(async () => (await import("./results-archive.data.ts")).data);
const since = data.seasons.at(-1)?.year;

export const page: Page = {
  title: pageTitle,
  description: `Rival’s tournaments${since === undefined ? "" : ` since ${since}`}: every score and opponent, finishing places and the record of each season.`,
  art: Object.values(data.current.art).flatMap(({ emblems, scores }) => [emblems, scores]),
  photographs,
  fetchAhead: (read) =>
    isBeyondDefault(data.seasons, data.defaultSeason, read) ? archive.fetchAhead() : undefined,
  View: () => <ResultsPage record={data} archive={archive} />,
};
