import type { Content } from "#app/content/content.ts";
import type { Picture } from "#app/media/picture.ts";
import { picturesOfGames } from "./games.ts";
import { picturesOfPeople } from "./people.ts";
import { picturesOfGrids } from "./photo-grids.ts";
import { picturesOfResults } from "./results.ts";
import { picturesOfTeam } from "./team.ts";

/** Every picture of the site that a file in the media folder may replace. */
export function allPictures(content: Content): Picture[] {
  return [
    ...picturesOfTeam(content),
    ...picturesOfPeople(content),
    ...picturesOfResults(content),
    ...picturesOfGrids(content),
    ...picturesOfGames(content),
  ];
}
