import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { flyingDisc, trail, type Flight } from "./flight.ts";

/** 28 units above the title's own box, which the throw leaves. */
const FLIGHT_BOX = "0 -28 1360 216";

const FLIGHTS: Readonly<Record<string, Flight>> = {
  /** Up over the title and off at its right. */
  rise: { from: 176, over: -96, to: [1262, 12], disc: [1290, 18, 12] },
  /** The same for the lower titles of the later pages. */
  low: { from: 144, over: -96, to: [1262, 12], disc: [1290, 18, 12] },
  /** Down and out of the page, for News. */
  leave: { from: 30, over: 232, to: [1208, 150], disc: [1246, 138, -14] },
};

/** The throws past page titles, two layers each: `<flight>-trail` and `<flight>-disc`. */
export function flightSheet(): Sheet {
  const layers = Object.entries(FLIGHTS).flatMap(([name, flight]) => [
    { id: `${name}-trail`, viewBox: FLIGHT_BOX, markup: trail(flight) },
    { id: `${name}-disc`, viewBox: FLIGHT_BOX, markup: flyingDisc(flight) },
  ]);
  return makeSheet("flights", layers);
}
