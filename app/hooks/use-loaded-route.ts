import { useEffect, useState } from "react";
import { loadedPage, loadPage, type RouteName } from "#app/routes.ts";

/**
 * The route to show: the wanted one once its module is here, until then the one before it.
 * Only Back and Forward can ask for a page that was never loaded; links load theirs first.
 */
export function useLoadedRoute(wanted: RouteName): RouteName {
  const [shown, setShown] = useState(wanted);
  const [, countArrivals] = useState(0);
  const ready = loadedPage(wanted) !== undefined;
  if (ready && shown !== wanted) setShown(wanted);
  useEffect(() => {
    let left = false;
    const arrive = () => {
      if (!left) countArrivals((arrivals) => arrivals + 1);
    };
    const askAnew = () => {
      if (!left) window.location.reload();
    };
    if (!ready) loadPage(wanted).then(arrive, askAnew);
    return () => {
      left = true;
    };
  }, [wanted, ready]);
  return ready ? wanted : shown;
}
