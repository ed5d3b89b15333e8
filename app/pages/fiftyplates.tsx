import { FiftyPlates } from "#app/features/fifty-plates/FiftyPlates.tsx";
import { pageTitle } from "#app/features/fifty-plates/plates-title.ts";
import type { Page } from "#app/page.ts";
import { data } from "./fiftyplates.data.ts";
import { data as photographs } from "./fiftyplates-photographs.data.ts";

const { plates, busts } = data;
const edition = plates.editions.find(({ year }) => year === plates.year);

export const page: Page = {
  title: pageTitle,
  description: `Licence plates spotted on the road by Rival Ultimate: ${edition?.states ?? 0} of 50 states in ${plates.year}, on a map with who claimed each and when.`,
  art: edition === undefined ? [] : [edition.art],
  photographs,
  View: () => <FiftyPlates plates={plates} busts={busts} />,
};
