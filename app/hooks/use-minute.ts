import { useEffect, useState } from "react";

const MINUTE = 60_000;

/** The time, looked at each minute, in milliseconds since 1970; nothing in the document. */
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
