import { fieldName } from "#app/content/field-path.ts";
import { error } from "#app/content/finding.ts";
import { isThere } from "#app/content/pages.ts";
import { walkTexts } from "#app/content/reading/walk-texts.ts";
import { placeAt } from "#app/paths.ts";
import type { Check } from "./check.ts";

/** Internal links must lead to existing pages. Skipped while a file is damaged, as it may have the page. */
export const linkedPages: Check = (content, entries) => {
  if ([...entries.values()].some(({ problems }) => problems.length > 0)) return [];
  return [...entries].flatMap(([file, { raw, rules }]) =>
    [...walkTexts(raw, rules)].flatMap(({ text, path }) => {
      if (!text.startsWith("/") || !/link$/i.test(String(path.at(-1)))) return [];
      const [page = ""] = text.split(/[?#]/);
      const place = placeAt(page);
      if (place !== undefined && isThere(content, place)) return [];
      const cause = `${fieldName(path)} is ${text}, but the site has no such page.`;
      return [{ ...error(file, path, cause, "Correct the link, or delete it."), asWritten: true }];
    }),
  );
};
