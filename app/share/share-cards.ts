import type { Content } from "#app/content/content.ts";
import type { PageName } from "#app/paths.ts";
import { aboutCard } from "./about-card.ts";
import { badgeQuestCard } from "./badge-quest-card.ts";
import type { Card } from "./card.ts";
import { coreValuesCard } from "./core-values-card.ts";
import { fiftyPlatesCard } from "./fifty-plates-card.ts";
import { homeCard } from "./home-card.ts";
import { newsCard } from "./news-card.ts";
import { resultsCard } from "./results-card.ts";
import { roster2019Card } from "./roster-2019-card.ts";
import { rosterCard } from "./roster-card.ts";

/** Where a page's card lies. The name holds no hash: a link shared long ago keeps its picture. */
export function cardPath(page: PageName): string {
  return `/share/${page}.png`;
}

export type ShareCards = Readonly<Record<PageName, Card>>;

/** The card of every page. */
export function shareCards(content: Content): ShareCards {
  return {
    home: homeCard(content),
    about: aboutCard(content),
    news: newsCard(content),
    results: resultsCard(content),
    roster: rosterCard(content),
    badgequest: badgeQuestCard(content),
    fiftyplates: fiftyPlatesCard(content),
    corevalues: coreValuesCard(content),
    roster2019: roster2019Card(content),
  };
}
