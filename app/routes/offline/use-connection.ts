import { useEffect, useState } from "react";
import { findScript } from "#app/offline/check-script.ts";

/** Not there, not there although the browser thinks so, or there again. */
type Connection = "none" | "silent" | "back";

async function look(): Promise<Connection> {
  if (!navigator.onLine) return "none";
  // A network is not yet a connection to the site.
  return (await findScript()) === "unreachable" ? "silent" : "back";
}

/** Looks for a connection when the browser says that something has changed, or the page is seen again. */
export function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>("none");
  useEffect(() => {
    let latest = 0;
    // An answer may arrive after that of a later look; only the latest counts.
    const lookAgain = async () => {
      latest += 1;
      const current = latest;
      const found = await look();
      if (current === latest) setConnection(found);
    };
    const onChange = () => void lookAgain();
    const lookWhenSeen = () => {
      if (document.visibilityState === "visible") onChange();
    };
    onChange();
    addEventListener("online", onChange);
    addEventListener("offline", onChange);
    document.addEventListener("visibilitychange", lookWhenSeen);
    return () => {
      removeEventListener("online", onChange);
      removeEventListener("offline", onChange);
      document.removeEventListener("visibilitychange", lookWhenSeen);
    };
  }, []);
  return connection;
}
