import { type KeyboardEvent, useRef } from "react";
import { navigate } from "#app/ui/hooks/address.ts";
import { classes } from "#app/lib/classes.ts";
import { Icon, type IconName } from "#app/ui/Icon/Icon.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { tabId } from "./tab-id.ts";
import styles from "./Tabs.module.css";

/**
 * Index of the tab that a key moves to: arrows wrap around, Home and End jump. `undefined` for other keys.
 */
export function tabAfter(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (index + 1) % count;
    case "ArrowLeft":
      return (index - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  icon?: IconName;
  /** Address that shows this tab. */
  href: string;
}

interface TabsProps<Id extends string> {
  /** Accessible name of the tab list. */
  label: string;
  /** Id of the tabs' `TabPanel`. */
  panel: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  className?: string | undefined;
  /** Called when a tab is pressed, even the selected one. */
  onPress?: () => void;
}

/**
 * Tabs as in the ARIA Authoring Practices: a single tab stop; arrows move and select, Home and End jump. One
 * panel shows the selected tab.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, panel, tabs, selected, className, onPress } = props;
  const list = useRef<HTMLDivElement>(null);
  const select = ({ id, href }: Tab<Id>) => {
    onPress?.();
    if (id !== selected) navigate(href);
  };
  const press = (event: KeyboardEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // Links respond only to Enter; tabs to Space as well.
    const next = event.key === " " ? index : tabAfter(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(panel, tab.id))}`)?.focus();
    select(tab);
  };
  return (
    <div
      ref={list}
      className={classes("onScreens needsScripts", styles.tabs, className)}
      role="tablist"
      aria-label={label}
    >
      {tabs.map((tab, index) => (
        <Link
          key={tab.id}
          id={tabId(panel, tab.id)}
          href={tab.href}
          role="tab"
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? panel : undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          onKeyDown={(event) => press(event, index)}
          onClick={(event) => {
            onPress?.();
            if (tab.id === selected) event.preventDefault();
          }}
        >
          {tab.icon === undefined ? undefined : <Icon name={tab.icon} />}
          {tab.label}
        </Link>
      ))}
    </div>
  );
}
