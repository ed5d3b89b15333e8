import type { Content } from "#app/content/content.ts";
import type { Picture } from "#app/media/picture.ts";

type TeamContent = Pick<Content, "site" | "coreValues" | "rosters">;

/** The team's mark, the team itself, what it stands for and who supports it. */
export function picturesOfTeam({ site, coreValues, rosters }: TeamContent): Picture[] {
  const season = rosters.find(({ id }) => id === site.defaultRoster)?.id ?? site.defaultRoster;
  return [
    { key: "mark-crest", places: ["RCircle.svg", "RivalLogoCircle.svg"], cut: "mark" },
    {
      key: "mark-2019-wordmark",
      places: ["roster-nineteen/RosterNineteen_Logo.png"],
      cut: "mark",
    },
    { key: "the-team", places: ["MeetRival.jpg", `${season}/${season}.jpg`], cut: "team" },
    ...coreValues.map(({ name }): Picture => {
      const value = name.toLowerCase();
      return { key: `values-${value}`, places: [`core-values/${value}.jpg`], cut: "value" };
    }),
    ...site.sponsors.flatMap(({ logo }, index): Picture[] => {
      if (logo === undefined) return [];
      const places = [`sponsor-logos/${logo}`];
      return [{ key: `sponsors-sponsor-${index}`, places, cut: "sponsor" }];
    }),
  ];
}
