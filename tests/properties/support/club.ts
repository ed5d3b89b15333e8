import { loadContent } from "#app/content/.server/load-content.ts";
import { shapeLog } from "#app/features/badge-quest/shape-log.ts";
import { shapeQuest } from "#app/features/badge-quest/shape-quest.ts";
import {
  editionsWithPlates,
  shapeEdition,
  shapeFiftyPlates,
} from "#app/features/fifty-plates/shape-plates.ts";
import { shapeArchive, shapeNews } from "#app/features/news/shape-news.ts";
import { drawVolume } from "#app/features/results/draw-volume.ts";
import { shapeSeasons, shapeVolume, volumesOf } from "#app/features/results/shape-results.ts";
import type { ResultsRecord } from "#app/features/results/shaped.ts";
import { shapeRoster2019 } from "#app/features/roster-2019/shape-roster-2019.ts";
import { drawSeason } from "#app/features/roster/season-art.ts";
import { outlineOf } from "#app/features/roster/outline.ts";
import { shapeRoster } from "#app/features/roster/shape-roster.ts";

/** The invented club as its pages show it; addresses of pictures are left out. */
const content = loadContent();
const volumes = volumesOf(content);
const volumeOf = (part: typeof volumes.current) =>
  shapeVolume(part, content, drawVolume(part, content).art);
const editions = editionsWithPlates(content).map((edition) => shapeEdition(content, edition, ""));
const drawn = content.rosters.map((roster) => drawSeason(roster, content.players));

export const quest = shapeQuest(content);
export const log = shapeLog(content);
export const plates = shapeFiftyPlates(content, editions);
export const news = shapeNews(content, () => "");
export const stories = shapeArchive(content);
export const roster = outlineOf(shapeRoster(content, drawn));
export const roster2019 = shapeRoster2019(content);
export const archive = volumeOf(volumes.archive);
export const results: ResultsRecord = {
  seasons: shapeSeasons(content),
  defaultSeason: content.site.defaultRoster,
  current: volumeOf(volumes.current),
  empty: "",
};
