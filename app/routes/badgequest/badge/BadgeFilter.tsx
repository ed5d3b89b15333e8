import type { RefObject } from "react";
import { valueInk, valueKey } from "#app/domain/value-inks.ts";
import { useQuery } from "#app/hooks/use-query.ts";
import {
  type BadgeFilter as Filter,
  filtered,
  haveLabels,
} from "#app/routes/badgequest/badge-filter.ts";
import { useScene } from "#app/routes/badgequest/use-scene.ts";
import inks from "#app/charts/ValueInk.module.css";
import { classes } from "#app/lib/classes.ts";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/badge-quest.ts";
import styles from "./BadgeFilter.module.css";

interface BadgeFilterProps {
  filter: Filter;
  /** How many badges it leaves. */
  left: number;
  /** For those who send the focus to its first choice. */
  first: RefObject<HTMLInputElement | null>;
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <span className="sr">{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className={styles.chevron} />
    </label>
  );
}

/** Cuts the list of badges down to a core value, or to what was earned or not, and orders it. */
export function BadgeFilter({ filter, left, first }: BadgeFilterProps) {
  const { quest, values } = useScene();
  const { change } = useQuery();
  const { value, have, order } = filter;
  const choices: readonly (string | undefined)[] = [undefined, ...values];
  const labels = haveLabels(filtered(quest.badges, { value, have: undefined }));
  return (
    <div
      className={`onScreens needsScripts ${styles.filter}`}
      role="search"
      aria-label={words.filterTheBadges}
    >
      <fieldset className={styles.values}>
        <legend className="sr">{words.coreValue}</legend>
        {choices.map((one, place) => (
          <label key={one ?? "all"}>
            <input
              ref={place === 0 ? first : undefined}
              type="radio"
              name="badge-value"
              className="sr"
              checked={one === value}
              onChange={() => {
                change({ value: one && valueKey(one, place - 1) });
              }}
            />
            <span
              className={classes(styles.disc, place === 0 ? styles.all : inks[valueInk(place - 1)])}
            />
            {one ?? words.all}{" "}
            <small>{filtered(quest.badges, { value: one, have: undefined }).length}</small>
          </label>
        ))}
      </fieldset>
      <Choice
        label={words.earnedOrNot}
        value={have ?? "all"}
        options={[
          { value: "all", label: labels.all },
          { value: "earned", label: labels.earned },
          { value: "open", label: labels.open },
        ]}
        onChange={(next) => {
          change({ have: next === "all" ? undefined : next });
        }}
      />
      <Choice
        label={words.order}
        value={order ?? "update"}
        options={[
          { value: "update", label: words.byRelease },
          { value: "rare", label: words.rarestFirst },
        ]}
        onChange={(next) => {
          change({ order: next === "rare" ? next : undefined });
        }}
      />
      <p className="sr" role="status">
        {counts.badges(left)}
      </p>
    </div>
  );
}
