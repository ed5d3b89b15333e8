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
    const lookAgain = () => void look().then(setConnection);
    const lookWhenSeen = () => {
      if (document.visibilityState === "visible") lookAgain();
    };
    lookAgain();
    addEventListener("online", lookAgain);
    addEventListener("offline", lookAgain);
    document.addEventListener("visibilitychange", lookWhenSeen);
    return () => {
      removeEventListener("online", lookAgain);
      removeEventListener("offline", lookAgain);
      document.removeEventListener("visibilitychange", lookWhenSeen);
    };
  }, []);
  return connection;
}
