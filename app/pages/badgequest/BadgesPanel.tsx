import { valueKey } from "#app/domain/core-values.ts";
import { BadgeTokens } from "#app/entities/badge/BadgeTokens.tsx";
import { GroupHead } from "#app/entities/badge/GroupHead.tsx";
import { valueClass } from "#app/entities/badge/value-class.ts";
import { classes } from "#app/lib/classes.ts";
import { groupBy } from "#app/lib/list.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import * as counts from "#words/counts.ts";
import { useQuest } from "./use-quest.ts";
import styles from "./Panels.module.css";

/** Index of the core value in the address, by its key; -1 for all. */
function useChosenValue(): number {
  const { values } = useQuest();
  const key = useQuery().read("value");
  return values.findIndex((name, index) => valueKey(name, index) === key);
}

/** A filter: all badges, or those of one core value. */
function ValueChoice() {
  const { quest, values } = useQuest();
  const { change } = useQuery();
  const chosen = useChosenValue();
  // With more than four values, one is gold and needs an outline when selected.
  const edge = values.length > 4 ? "currentcolor" : "transparent";
  const all = useComputedRule(`--all:${values.length};--edge:${edge};`);
  return (
    <fieldset className={`onScreens needsScripts ${styles.values}`}>
      <legend className="sr">Core value</legend>
      {[undefined, ...values].map((name, place) => (
        <label key={name ?? "all"}>
          <input
            type="radio"
            name="badge-value"
            className="sr"
            checked={place === chosen + 1}
            onChange={() => change({ value: name && valueKey(name, place - 1) })}
          />
          <span
            className={classes(
              styles.disc,
              name === undefined ? `${styles.all} ${all}` : valueClass(place - 1),
            )}
          />
          {name ?? "All"}{" "}
          <small>
            {quest.badges.filter(({ value }) => name === undefined || value === name).length}
          </small>
        </label>
      ))}
    </fieldset>
  );
}

/** The edition's badges by release, all or those of a core value. */
export function BadgesPanel() {
  const { quest, values, tokenSheet, linkToBadge } = useQuest();
  const chosen = values[useChosenValue()];
  const badges = quest.badges.filter(({ value }) => chosen === undefined || value === chosen);
  return (
    <>
      <ValueChoice />
      <p className="sr" role="status">
        {counts.badges(badges.length)}
      </p>
      {Array.from(
        groupBy(badges, ({ release }) => release),
        ([release, group]) => (
          <section key={release ?? 0} className={styles.group}>
            <GroupHead name={release === undefined ? "All badges" : `Release ${release}`} />
            <BadgeTokens badges={group} sheet={tokenSheet} getLinkProps={linkToBadge} hidesNames />
          </section>
        ),
      )}
    </>
  );
}
