import { drawScene } from "#app/art/emblem/scenes.ts";
import { line, woodLine } from "#app/art/print/lettering.ts";
import { rect } from "#app/art/print/shapes.ts";
import type { Site } from "#app/content/content.ts";
import { nameOnCards, teamOnCards } from "#app/domain/marks.ts";
import { withForfeit, playedOnly } from "#app/domain/games/game.ts";
import { outcomeLetter, outcomeOf } from "#app/domain/games/outcome.ts";
import { displayName } from "#app/domain/opponents.ts";
import { locationText } from "#app/domain/places/place.ts";
import * as words from "#words/cards.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import { pointsText } from "#app/domain/records.ts";
import type { Card } from "#app/pages/shared/card.ts";
import type { PlayedGame, Tournament } from "#app/content/record/record.ts";
import { STORY_HEIGHT, STORY_WIDTH, framed } from "#app/outputs/share/card.ts";
import { STORY_LENGTH, STORY_MARGIN, storyFoot, within } from "./story.ts";

/** How high the scene is above the games of a weekend. */
const SCENE = 620;
const ROW = 78;
/** A weekend, and as many rows as stand above the foot. */
const USUAL_GAMES = 7;
const MOST_GAMES = 9;

function row(game: PlayedGame, baseline: number): string {
  const { score, opponent } = game;
  const outcome = outcomeOf(score);
  const ink = outcome === "win" ? "g" : "p";
  const setting = { baseline, size: 42, fill: ink } as const;
  return (
    line(outcomeLetter(outcome), { ...setting, x: STORY_MARGIN, width: 90 }) +
    within(withForfeit(nameOnCards(displayName(opponent), opponent.id), game).toUpperCase(), {
      ...setting,
      x: STORY_MARGIN + 74,
      room: 620,
    }) +
    line(pointsText(score), {
      ...setting,
      x: STORY_WIDTH - STORY_MARGIN,
      width: 66,
      size: 54,
      anchor: "end",
    })
  );
}

/** The last games where not all of them have room: they are the ones that decided the place. */
function rows(games: readonly PlayedGame[], top: number): string {
  return games
    .slice(-MOST_GAMES)
    .map((game, index) => row(game, top + index * ROW))
    .join("");
}

/**
 * How high the scene is: it takes the rows that no tournament of the club fills. The longest one decides, so that
 * all stories of a club have one horizon.
 */
function sceneHeight(longest: number): number {
  return SCENE + Math.max(0, USUAL_GAMES - longest) * ROW;
}

/**
 * A tournament as a story: the label of the event, how it went, and the games with their scores.
 *
 * @param longest how many games the club played at its longest tournament
 */
export function tournamentStory(
  site: Site,
  tournament: Tournament,
  record: string | undefined,
  longest: number,
): Card {
  const { domain, teamName } = site;
  const { event, name, year, result, location, games } = tournament;
  const measure = { x: STORY_MARGIN, length: STORY_LENGTH } as const;
  const scene = sceneHeight(longest);
  const how = [
    ...(record === undefined ? [] : [record]),
    ...(result === undefined ? [] : [ordinal(result)]),
  ];
  const where = `${teamOnCards(site)} · ${locationText(location)} · ${year}`;
  return {
    markup:
      framed(drawScene(tournament, STORY_WIDTH, scene), {
        x: 0,
        y: 0,
        width: STORY_WIDTH,
        height: scene,
        viewBox: `0 0 ${STORY_WIDTH} ${scene}`,
      }) +
      rect(0, scene, STORY_WIDTH, STORY_HEIGHT - scene, "k") +
      woodLine(nameOnCards(name, event).toUpperCase(), {
        ...measure,
        middle: scene + 120,
        capHeight: 130,
        fill: "g",
      }) +
      within(where.toUpperCase(), {
        x: STORY_MARGIN,
        baseline: scene + 252,
        size: 36,
        fill: "p",
        room: STORY_LENGTH,
      }) +
      (how.length === 0
        ? ""
        : woodLine(how.join("  ").toUpperCase(), {
            ...measure,
            middle: scene + 360,
            capHeight: 116,
            fill: "p",
          })) +
      rows(playedOnly(games), scene + 530) +
      storyFoot(domain, "g"),
    alt: words.tournamentUpright(name, year, [teamName, ...how].join(", ")),
  };
}
