import type { ReactNode } from "react";
import { Icon, type IconName } from "#app/ui/Icon/Icon.tsx";
import styles from "./Button.module.css";

/** Content of a button, or of a link that looks like one: its label, and a disc with an icon. */
export function ButtonFace({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <span>{children}</span>
      <span className={`centered ${styles.disc}`}>
        <Icon name={icon} />
      </span>
    </>
  );
}
