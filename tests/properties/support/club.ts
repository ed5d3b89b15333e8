import { loadContent } from "#app/content/.server/load-content.ts";
import { route as questRoute } from "#app/routes/badgequest/badgequest.route.ts";
import { route as platesRoute } from "#app/routes/fiftyplates/fiftyplates.route.ts";
import { route as newsRoute } from "#app/routes/news/news.route.ts";
import { route as resultsRoute } from "#app/routes/results/results.route.ts";
import { route as rosterRoute } from "#app/routes/roster/roster.route.ts";
import { route as mixRoute } from "#app/routes/roster2019/roster2019.route.ts";

/** What the pages of the invented club are made from. */
export const sources = { content: loadContent(), photographs: new Map() };

export const { quest, log } = questRoute.load(sources, {}).data;
export const { plates } = platesRoute.load(sources, {}).data;
export const news = newsRoute.load(sources, {}).data;
export const roster = rosterRoute.load(sources, {}).data;
export const roster2019 = mixRoute.load(sources, {}).data;
export const results = resultsRoute.load(sources, {}).data.record;
