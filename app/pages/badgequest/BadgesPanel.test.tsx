import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { collectRules, RuleSink } from "#app/ui/computed-rule/rule-sink.ts";
import { route } from "./load.ts";
import { QuestContext } from "./quest-context.ts";
import { readSelection } from "./selection.ts";
import { BadgesPanel } from "./BadgesPanel.tsx";

const { editions, values } = route.load(openSources(loadContent()), {}).data;
const [edition] = editions;

test("a filter without matches says so and offers all badges", () => {
  const quest = { ...edition.quest, badges: [], updates: [] };
  const scene = {
    ...edition,
    quest,
    tokenSheet: () => "",
    values,
    selection: readSelection(quest, {}),
    onChoose: () => undefined,
  };
  const markup = renderToStaticMarkup(
    <RuleSink value={collectRules().sink}>
      <QuestContext value={scene}>
        <BadgesPanel current={undefined} />
      </QuestContext>
    </RuleSink>,
  );
  expect(markup).toContain("No badges match.");
  expect(markup).toContain("Show all badges");
});
