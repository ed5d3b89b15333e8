import { pageTitle } from "#app/features/roster-2019/mix-title.ts";
import { Roster2019 } from "#app/features/roster-2019/Roster2019.tsx";
import { MIX_COLOURS } from "#app/identity/theme-colours.ts";
import { plural } from "#app/lib/text/plural.ts";
import type { Page } from "#app/page.ts";
import { data } from "./roster2019.data.ts";
import { data as photographs } from "./roster2019-photographs.data.ts";

export const page: Page = {
  title: pageTitle,
  description: `The Rival team of 2019 as a music player: ${plural(data.playlists.length, "playlist")}, with songs for the players and the coach.`,
  standsAlone: true,
  themeColours: MIX_COLOURS,
  art: [data.art.mark, data.art.sleeves, data.art.firstRecord, data.art.busts],
  photographs,
  View: () => <Roster2019 {...data} />,
};
