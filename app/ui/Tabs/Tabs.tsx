import { classes } from "#app/lib/classes.ts";
import { Icon, type IconName } from "#app/ui/Icon/Icon.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import styles from "./Tabs.module.css";

interface TabsProps {
  /** Accessible name of the links. */
  label: string;
  tabs: readonly { id: string; label: string; icon?: IconName; href: string }[];
  /** Id of the view that is shown. */
  selected: string;
  className?: string | undefined;
  onPress?: () => void;
}

/** Links to the views of a page, which its address names. */
export function Tabs({ label, tabs, selected, className, onPress }: TabsProps) {
  return (
    <nav className={classes("onScreens needsScripts", styles.tabs, className)} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          href={tab.href}
          aria-current={tab.id === selected ? "true" : undefined}
          onClick={onPress}
        >
          {tab.icon && <Icon name={tab.icon} />}
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
