import { expect, test } from "vitest";
import { timeLimit } from "#tests/support/time-limit.ts";
import { clubWith, renderEverything } from "#tests/support/whole-site.ts";

const ownNames = `parts:
  badgeQuest: The Long Tide
  fiftyPlates: Far Harbours
  coreValues: Four Winds
  playlists: Deck Tape`;

/** Default section names, with the preceding text, so that a failure shows the location. */
const defaultNames = /.{0,30}(?:Badge Quest|Fifty Plates|Core Values|Roster \d{4})/gi;

/** The content itself names a part in its texts. */
const renameInTexts = (text: string) => text.replaceAll("Fifty Plates", "Far Harbours");

test(
  "a club’s own section names are used on every page, picture, card and feed",
  async () => {
    const shown = await renderEverything(clubWith(ownNames, renameInTexts));
    expect(shown.flatMap((text) => text.match(defaultNames) ?? [])).toEqual([]);
    const findPage = (path: string) => shown.find((text) => text.startsWith(`${path} `));
    expect(findPage("/roster2025")).toContain("Deck Tape 2025");
    for (const name of ["The Long Tide", "Far Harbours", "Four Winds", "Deck Tape 2025"]) {
      expect(findPage("/"), name).toContain(`>${name}<`);
      expect(findPage("/search"), name).toContain(name);
    }
  },
  timeLimit(60_000),
);
