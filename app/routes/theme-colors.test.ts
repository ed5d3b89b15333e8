import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clubInks } from "#app/art/inks/club-inks.ts";
import { inkStyles } from "#app/art/inks/ink-styles.ts";
import { PLAYLISTS_THEME, themeColors } from "./theme-colors.ts";

const readGround = (styles: string) => /--bg:([^;]+);/.exec(styles)?.[1];

test("the browser’s theme colors match the page in light and dark mode", () => {
  const inks = clubInks(["#f2a65a", "#0f6b78"]);
  const [byDay = "", byNight = ""] = inkStyles(inks).split("@media (prefers-color-scheme:dark)");
  const { day, night } = themeColors(inks);
  expect([readGround(byDay), readGround(byNight)]).toEqual([day, night]);
});

test("inks of drawings overprint each other by day only", () => {
  const [byDay, byNight] = inkStyles(clubInks([])).split("@media (prefers-color-scheme:dark)");
  expect(byDay).toContain("--overprint:multiply;");
  expect(byNight).toContain("--overprint:normal;");
});

test("the playlists page has its own background in both modes", () => {
  const styles = readFileSync("app/pages/playlists/PlaylistsPage.module.css", "utf8");
  const ground = /--r0: ([^;]+);/.exec(styles)?.[1];
  expect(PLAYLISTS_THEME).toEqual({ day: ground, night: ground });
});
