import type { ReactNode } from "react";
import { tabId } from "./tab-id.ts";

interface TabPanelProps {
  /** The `panel` of the tabs. */
  id: string;
  /** Id of the selected tab, which labels the panel. */
  selected: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The panel of the selected tab. It is not focusable, so it must contain something that is. */
export function TabPanel({ id, selected, className, children }: TabPanelProps) {
  return (
    <div id={id} role="tabpanel" aria-labelledby={tabId(id, selected)} className={className}>
      {children}
    </div>
  );
}
