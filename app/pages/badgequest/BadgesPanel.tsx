import { type RefObject, useRef } from "react";
import { valueInk, valueKey } from "#app/domain/value-inks.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/routes/paths.ts";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { GroupHead } from "#app/entities/badge/GroupHead.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/badge-quest.ts";
import {
  type BadgeFilter as Filter,
  filterBadges,
  filterIn,
  groupBadges,
  haveChoices,
} from "./badge-filter.ts";
import { useQuestContext } from "./quest-context.ts";
import { QuestBadges } from "./QuestBadges.tsx";
import inks from "#app/entities/badge/ValueInk.module.css";
import styles from "./BadgesPanel.module.css";
import buttons from "#app/ui/Button/Button.module.css";

interface ValueChoiceProps {
  /** A core value; undefined for all. */
  value: string | undefined;
  /** Ref of the first option, to move the focus there. */
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

function ValueChoice({ value, first }: ValueChoiceProps) {
  const { quest, values } = useQuestContext();
  const { change } = useQuery();
  const choices: readonly (string | undefined)[] = [undefined, ...values];
  // With more than four values, one is gold and needs an outline when selected.
  const edge = values.length > 4 ? "currentcolor" : "transparent";
  const all = useComputedRule(`--all:${values.length};--edge:${edge};`);
  return (
    <fieldset className={styles.values}>
      <legend className="sr">{words.coreValue}</legend>
      {choices.map((choice, index) => (
        <label key={choice ?? "all"}>
          <input
            ref={index === 0 ? first : undefined}
            type="radio"
            name="badge-value"
            className="sr"
            checked={choice === value}
            onChange={() => {
              change({ value: choice && valueKey(choice, index - 1) });
            }}
          />
          <span
            className={classes(
              styles.disc,
              index === 0 ? `${styles.all} ${all}` : inks[valueInk(index - 1)],
            )}
          />
          {choice ?? words.all}{" "}
          <small>{filterBadges(quest.badges, { value: choice, have: undefined }).length}</small>
        </label>
      ))}
    </fieldset>
  );
}

interface BadgeFilterProps extends Pick<ValueChoiceProps, "first"> {
  filter: Filter;
  /** Number of matching badges. */
  left: number;
}

/** Filters the badges by core value and by whether they were earned, and sorts them. */
function BadgeFilter({ filter: { value, have, order }, left, first }: BadgeFilterProps) {
  const { quest } = useQuestContext();
  const { change } = useQuery();
  return (
    <div
      className={`onScreens needsScripts ${styles.filter}`}
      role="search"
      aria-label={words.filterTheBadges}
    >
      <ValueChoice value={value} first={first} />
      <Choice
        label={words.earnedOrNot}
        value={have ?? "all"}
        options={haveChoices(filterBadges(quest.badges, { value, have: undefined }))}
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

interface BadgesPanelProps {
  /** Id of the badge in the main panel. */
  current: string | undefined;
}

/** The edition's badges, filtered; sorted by release or rarest first. */
export function BadgesPanel({ current }: BadgesPanelProps) {
  const { quest, log, values } = useQuestContext();
  const { read, change } = useQuery();
  const first = useRef<HTMLInputElement>(null);
  const requested = { value: read("value"), have: read("have"), order: read("order") };
  const filter = filterIn(requested, values);
  const groups = groupBadges(quest, log, filter);
  return (
    <>
      <BadgeFilter
        filter={filter}
        left={groups.reduce((sum, { badges }) => sum + badges.length, 0)}
        first={first}
      />
      {groups.length > 0 ? undefined : (
        <div className={styles.empty}>
          <p className="d4">{words.noBadgesMatch}</p>
          <button
            type="button"
            className={buttons.button}
            onClick={() => {
              change({ value: undefined, have: undefined });
              first.current?.focus();
            }}
          >
            <ButtonFace icon="close">{words.showAllBadges}</ButtonFace>
          </button>
        </div>
      )}
      {groups.map(({ name, badges }) => (
        <section key={name} className={styles.update}>
          <GroupHead name={name} note={badges.length} />
          <QuestBadges badges={badges} current={current} />
        </section>
      ))}
      <p className={`onScreens ${styles.others}`}>
        <Link href={`${paths.search()}#a-badges`} className="linedLink">
          {words.badgesOfAllEditions}
        </Link>
      </p>
    </>
  );
}
