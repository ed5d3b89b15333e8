import { useEffect, useState } from "react";
import { findScript } from "#app/routes/offline/check-script.ts";
import styles from "./OfflinePage.module.css";

const PROMISE = "We’ll tell you when you’re back online.";

const messages = {
  none: `No connection. ${PROMISE}`,
  silent: `Still offline (checked just now). ${PROMISE}`,
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
    const unmounting = new AbortController();
    const { signal } = unmounting;
    let checks = 0;
    const check = async () => {
      checks += 1;
      const thisCheck = checks;
      const result = await checkConnection();
      // An earlier check may answer later.
      if (thisCheck === checks && !signal.aborted) setConnection(result);
    };
    void check();
    for (const event of ["online", "offline", "visibilitychange"]) {
      addEventListener(event, () => void check(), { signal });
    }
    return () => unmounting.abort();
  }, []);
  return (
    <p className={`xs muted ${styles.status}`} role="status">
      {messages[connection]}
    </p>
  );
}
