import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Router } from "wouter";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/page/sources.ts";
import { route } from "#app/routes/badgequest/load.ts";
import { Scene } from "#app/routes/badgequest/quest-scene.ts";
import { selectionOf } from "#app/routes/badgequest/selection.ts";
import { BadgesPanel } from "./BadgesPanel.tsx";

const { editions, values } = route.load(openSources(loadContent()), {}).data;
const [edition] = editions;

test("a filter that leaves no badge says so and offers all", () => {
  const quest = { ...edition.quest, badges: [], updates: [] };
  const scene = {
    ...edition,
    quest,
    tokenSheet: () => "",
    values,
    rules: {},
    selection: selectionOf(quest, {}),
    onChoose: () => undefined,
  };
  const markup = renderToStaticMarkup(
    <Router ssrPath="/badgequest" ssrSearch="">
      <Scene value={scene}>
        <BadgesPanel current={undefined} compact={false} />
      </Scene>
    </Router>,
  );
  expect(markup).toContain("No badges match.");
  expect(markup).toContain("Show all badges");
});
