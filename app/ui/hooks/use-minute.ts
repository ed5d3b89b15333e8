import { useEffect, useState } from "react";

const MINUTE = 60_000;

/** The current time in milliseconds since 1970, updated every minute; undefined when prerendered. */
export function useMinute(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const look = () => {
      setNow(Date.now());
    };
    look();
    const timer = setInterval(look, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
