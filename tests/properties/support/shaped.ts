import type { Content } from "#app/content/content.ts";
import { shapeAbout } from "#app/features/about/shape-about.ts";
import { shapeLog } from "#app/features/badge-quest/shape-log.ts";
import { shapeQuest } from "#app/features/badge-quest/shape-quest.ts";
import {
  editionsWithPlates,
  shapeEdition,
  shapeFiftyPlates,
} from "#app/features/fifty-plates/shape-plates.ts";
import { shapeHome } from "#app/features/home/shape-home.ts";
import { shapeArchive, shapeNews } from "#app/features/news/shape-news.ts";
import { drawVolume } from "#app/features/results/draw-volume.ts";
import { shapeSeasons, shapeVolume, volumesOf } from "#app/features/results/shape-results.ts";
import { shapeRoster2019 } from "#app/features/roster-2019/shape-roster-2019.ts";
import { drawSeason } from "#app/features/roster/season-art.ts";
import { shapeRoster } from "#app/features/roster/shape-roster.ts";

/** What the pages are made of, artwork included where it shows words and numbers of the content. */
export function shaped(content: Content): unknown[] {
  const { current, archive } = volumesOf(content);
  const drawn = drawVolume([...current, ...archive], content);
  const seasons = content.rosters.map((roster) => drawSeason(roster, content.players));
  const plates = editionsWithPlates(content).map((edition) => shapeEdition(content, edition, ""));
  return [
    shapeHome(content),
    shapeAbout(content),
    shapeNews(content, () => ""),
    shapeArchive(content),
    shapeSeasons(content),
    shapeVolume([...current, ...archive], content, drawn.art),
    drawn.sheets,
    shapeRoster(content, seasons),
    seasons,
    shapeQuest(content),
    shapeLog(content),
    shapeFiftyPlates(content, plates),
    shapeRoster2019(content),
  ];
}
