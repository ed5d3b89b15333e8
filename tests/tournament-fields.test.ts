/** Tests that a tournament's page shows every field in each of its phases, by one presenter. */
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openRenderer } from "#app/entry-server.tsx";
import { openSources } from "#app/routes/sources.ts";
import { sitePages } from "#app/site/site-pages.ts";

const content = loadContent();
/** The tournament has three games. */
const score = { us: 15, them: 8 };

/** HTML of a tournament with all fields, with scores for its first games. */
async function renderWith(scores: number): Promise<string> {
  const fields = {
    seed: 3,
    remark: "Played in fog.",
    link: "https://events.example/fog-bowl",
  };
  const tournaments = content.tournaments.map((tournament) =>
    tournament.id === "2026-fog-bowl"
      ? Object.assign({}, tournament, fields, {
          games: tournament.games.map((game, index) =>
            Object.assign(
              { remark: `Remark ${index}`, video: `https://video.example/${index}` },
              game,
              { opponent: "drift" },
              index < scores ? { score } : {},
            ),
          ),
        })
      : tournament,
  );
  const sources = openSources({ ...content, tournaments });
  const page = sitePages(sources).find(({ path }) => path === "/tournaments/2026-fog-bowl");
  if (page === undefined) throw new Error("The tournament has no page.");
  return (await openRenderer(sources)(page)).html;
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
