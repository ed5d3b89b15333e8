import * as fc from "fast-check";
import { expect, test } from "vitest";
import { publicContent } from "#app/content/.server/privacy.ts";
import { checkContent } from "#app/content/check-content.ts";
import type { Content } from "#app/content/content.ts";
import { smallContent } from "#app/content/testing/small-content.ts";
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
import { editedFile } from "./support/files.ts";
import { forAll } from "./support/for-all.ts";
import { slips } from "./support/queries.ts";

/** What the pages are made of, artwork included where it shows words and numbers of the content. */
function shaped(content: Content): unknown[] {
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
    [...drawn.firstView, ...drawn.lineups],
    shapeRoster(content, seasons),
    seasons,
    shapeQuest(content),
    shapeLog(content),
    shapeFiftyPlates(content, plates),
    shapeRoster2019(content),
  ];
}

test("what the checks let through becomes pages without a slip", () => {
  let sound = 0;
  forAll(fc.array(editedFile, { minLength: 1, maxLength: 3 }), 200, (files) => {
    const { draft, problems } = checkContent(new Map([...smallContent, ...files]));
    const { site } = draft;
    if (site === undefined || problems.some(({ severity }) => severity === "error")) return;
    sound += 1;
    const text = JSON.stringify(shaped(publicContent({ ...draft, site })));
    const slip = slips.exec(text);
    expect(slip && text.slice(Math.max(0, slip.index - 60), slip.index + 60)).toBeNull();
  });
  expect(sound).toBeGreaterThan(40);
});
