/** No field of a tournament is missing on its page, whichever of its games have a score. */
import { expect, test } from "vitest";
import { openSources } from "#app/routes/sources.ts";
import { withTournaments } from "#tests/support/changed-club.ts";
import { openPages } from "#tests/support/page-at.ts";

/** HTML of a tournament of three games that has every field. Its first games have scores. */
async function renderWith(scores: number): Promise<string> {
  const games = [0, 1, 2].map((index) => ({
    opponent: "drift",
    type: "POOL",
    remark: `Remark ${index}`,
    video: `https://video.example/${index}`,
    score: index < scores ? { us: 15, them: 8 } : undefined,
  }));
  const facts = { seed: 3, remark: "Played in fog.", link: "https://events.example/fog-bowl" };
  const club = withTournaments({ "2026-fog-bowl": { ...facts, games } });
  return (await openPages(openSources(club))("/tournaments/2026-fog-bowl")).html;
}

test.each([
  ["to come", 0],
  ["with some scores", 1],
  ["finished", 3],
])(
  "a tournament %s shows its seed, remark and link, and the remark and video of every game",
  async (_, scores) => {
    const html = await renderWith(scores);
    expect(html).toContain("Seeded 3rd");
    expect(html).toContain("Played in fog.");
    expect(html).toContain("https://events.example/fog-bowl");
    for (const index of [0, 1, 2]) {
      expect(html).toContain(`Remark ${index}`);
      expect(html).toContain(`https://video.example/${index}`);
    }
  },
);
