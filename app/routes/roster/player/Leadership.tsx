import { Icon } from "#app/ui/Icon/Icon.tsx";
import styles from "./Leadership.module.css";

/** When she led the team, under the clipboard that marks it: "Captain in 2015–2018". */
export function Leadership({ sentence }: { sentence: string }) {
  return (
    <p className={`row gold ${styles.led}`}>
      <Icon name="clipboard" />
      {sentence}
    </p>
  );
}
