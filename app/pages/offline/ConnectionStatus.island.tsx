import { useEffect, useState } from "react";
import { findScript } from "#app/routes/offline/check-script.ts";
import styles from "./OfflinePage.module.css";

const promise = "We’ll tell you when you’re back online.";

const messages = {
  none: `No connection. ${promise}`,
  silent: `Still offline (checked just now). ${promise}`,
  back: "You’re back online. “Try again” opens the page.",
};

async function checkConnection(): Promise<keyof typeof messages> {
  if (!navigator.onLine) return "none";
  // A network connection does not mean that the site is reachable.
  return (await findScript()) === "unreachable" ? "silent" : "back";
}

/** Whether there is a connection: checked when the network changes, and when the page is looked at again. */
export function ConnectionStatus() {
  const [connection, setConnection] = useState<keyof typeof messages>("none");
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let latest = 0;
    const check = async () => {
      latest += 1;
      const current = latest;
      const checked = await checkConnection();
      if (current === latest && !signal.aborted) setConnection(checked);
    };
    void check();
    for (const event of ["online", "offline", "visibilitychange"]) {
      addEventListener(event, () => void check(), { signal });
    }
    return () => leaving.abort();
  }, []);
  return (
    <p className={`xs muted ${styles.status}`} role="status">
      {messages[connection]}
    </p>
  );
}
