import type { Check } from "#app/content/checks/check.ts";
import { files } from "#app/content/files.ts";
import { error, type Finding } from "#app/content/finding.ts";
import { MOST_VALUES } from "#app/domain/core-values/value-inks.ts";
import { valueKey } from "#app/domain/core-values/value-key.ts";

/** What is wrong with the value of a badge; nothing where it is one of the first six. */
function problemWith(id: string, value: string, values: readonly string[]): Finding | undefined {
  const path = [id, "value"];
  const key = valueKey(value, values.indexOf(value));
  const usual = values.find((one, place) => valueKey(one, place) === key) ?? value;
  if (usual !== value) {
    const cause = `value is "${value}", which other badges write as "${usual}".`;
    return { ...error(files.badges, path, cause, `Write ${usual}.`), change: { to: usual } };
  }
  const first = values.slice(0, MOST_VALUES);
  if (first.includes(value)) return undefined;
  const cause = `${value} is one core value more than the six that a club may have.`;
  return error(files.badges, path, cause, `Choose one of ${first.join(", ")}.`);
}

/**
 * Without core-values.yml the values that badges name are the club's: at most six, each written in one way. With that
 * file they are references, which another check follows.
 */
export const valuesOfBadges: Check = ({ badgeQuest: { badges, values } }, entries) =>
  entries.has(files.coreValues)
    ? []
    : [...badges.values()].flatMap(({ id, value }) => problemWith(id, value, values) ?? []);
