import { expect, test } from "vitest";
import { contentFolder, loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { findWrong, questionsAbout } from "./support/search-questions.ts";

test.each([contentFolder(), "examples/gale", "examples/lanterne-rouge"])(
  "the first hit answers every question about the club of %s",
  async (folder) => {
    const { record } = openSources(loadContent(folder));
    expect(questionsAbout(record).length).toBeGreaterThan(100);
    expect(await findWrong(record)).toEqual([]);
  },
);
