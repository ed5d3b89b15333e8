import type { ReactNode } from "react";
import { Icon, type IconName } from "#app/ui/Icon/Icon.tsx";
import styles from "./Button.module.css";

/** What a button or a link that looks like one shows: its words and a disc with an icon. */
export function ButtonFace({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <span>{children}</span>
      <span className={styles.disc}>
        <Icon name={icon} />
      </span>
    </>
  );
}
