import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { runCommand } from "#scripts/captain/command.ts";
import { heic } from "#tests/media/damaged-files.ts";
import { folderWith } from "#tests/media/media-room.ts";
import { mediaCommand } from "./media.ts";

const club = "tests/fixture-club/content";

async function media(folder: string, ...words: readonly string[]) {
  const { ok, lines } = await runCommand(mediaCommand, [
    "--content",
    club,
    "--media",
    folder,
    ...words,
  ]);
  expect(ok).toBe(true);
  return lines.join("\n");
}

const gray = { width: 64, height: 64, channels: 3, background: "#bbbbbb" } as const;
const jpeg = await sharp({ create: gray }).jpeg().toBuffer();
const png = await sharp({ create: gray }).png().toBuffer();
const drawing = "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0h9v9z'/></svg>";

test.each([
  ["Bea Birch.jpg", jpeg, "cote-sauvage-2026/headshots/cote-sauvage-2026_headshot_birch.jpg"],
  ["BeaBirch-2025.JPG", jpeg, "cote-sauvage-2025/headshots/cote-sauvage-2025_headshot_birch.jpg"],
  [
    "Cote-Sauvage-2026_headshots_quill (1).png",
    png,
    "cote-sauvage-2026/headshots/cote-sauvage-2026_headshot_quill.png",
  ],
  [
    "Lopes action.HEIC",
    jpeg,
    "cote-sauvage-2026/actionshots/cote-sauvage-2026_actionshot_lopes.jpg",
  ],
  ["Bea Birch.HEIC", heic, "cote-sauvage-2026/headshots/cote-sauvage-2026_headshot_birch.heic"],
  [
    "from a phone/Bea Birch.jpg",
    jpeg,
    "cote-sauvage-2026/headshots/cote-sauvage-2026_headshot_birch.jpg",
  ],
  ["logo_drift.svg", drawing, "team-logos/drift.svg"],
  ["Fog Bowl 2026 logo.jpg", jpeg, "tournament-logos/2026-fog-bowl.jpg"],
  ["team photo Fog Bowl 2026.jpg", jpeg, "tournament-team-pics/2026-fog-bowl.jpg"],
  ["Team 2025.jpeg", jpeg, "cote-sauvage-2025/cote-sauvage-2025.jpg"],
])("the file name %s in the inbox says what the picture shows", async (name, bytes, place) => {
  const { folder } = folderWith({ [`inbox/${name}`]: bytes });
  expect(await media(folder)).toContain(`  ${name} → ${place}`);
});

test.each([
  ["Bea Brich.jpg", jpeg, "Did you mean birch?"],
  ["IMG_2041.HEIC", jpeg, "It is a JPEG picture. Its file name does not tell what it shows"],
  ["WhatsApp Image 2026-06-13 at 10.22.jpeg", jpeg, "Its file name does not tell what it shows"],
  [
    "Fog Bowl team.jpg",
    jpeg,
    "could be 2024-fog-bowl or 2025-fog-bowl or 2026-fog-bowl. Use one of these.",
  ],
  ["Nobody Atall.jpg", jpeg, "Nothing in the content is called"],
  [
    "Verity Unseenwell.jpg",
    jpeg,
    "verity unseenwell is hidden, who is not shown, so the site has no photograph of her.",
  ],
  [
    "Ottoline Quexford.jpg",
    jpeg,
    "is shown by initials, so the site has no photograph of her. Delete the file, or ask her and delete shown in players.yml.",
  ],
  ["Bea Birch 2019.jpg", jpeg, "not on the roster of 2019"],
])("%s stays in the inbox, and the command says why", async (name, bytes, reason) => {
  const { folder } = folderWith({ [`inbox/${name}`]: bytes });
  expect(await media(folder, "--write")).toContain(`  ${name} stays. `);
  expect(await media(folder)).toContain(reason);
});

const birch = "cote-sauvage-2026/headshots/cote-sauvage-2026_headshot_birch";

test("no picture is moved without --write, which the command names", async () => {
  const { folder } = folderWith({ "inbox/Birch.jpg": jpeg });
  expect(await media(folder)).toContain("--write");
  expect(existsSync(join(folder, `${birch}.jpg`))).toBe(false);
  expect(existsSync(join(folder, "inbox/Birch.jpg"))).toBe(true);
});

test("of two files that show one picture only one is moved, and the other one stays", async () => {
  const { folder } = folderWith({ "inbox/Birch.jpg": jpeg, "inbox/Bea Birch.png": png });
  expect(await media(folder, "--write")).toContain("is used for the same picture");
  const isThere = (file: string) => existsSync(join(folder, file));
  expect([`${birch}.jpg`, `${birch}.png`].filter(isThere)).toHaveLength(1);
  expect(["inbox/Birch.jpg", "inbox/Bea Birch.png"].filter(isThere)).toHaveLength(1);
});

test.each(["Bea Birch.TXT", "bea birch.txt", "Bea Birch.jpg.txt", "Bea Birch.JPG.txt"])(
  "the text %s is moved with Bea Birch.JPG",
  async (text) => {
    const { folder } = folderWith({
      "inbox/Bea Birch.JPG": jpeg,
      [`inbox/${text}`]: "consent: no\n",
    });
    await media(folder, "--write");
    expect(existsSync(join(folder, `${birch}.jpg`))).toBe(true);
    expect(readFileSync(join(folder, `${birch}.txt`), "utf8")).toBe("consent: no\n");
    expect(existsSync(join(folder, "inbox", text))).toBe(false);
  },
);

test.each(["inbox/Birch.jpg.txt", `${birch}.txt`])(
  "a picture with a second text, %s, stays, and no text is lost",
  async (second) => {
    const { folder } = folderWith({
      "inbox/Birch.jpg": jpeg,
      "inbox/Birch.txt": "caption: Sunday\n",
      [second]: "consent: no\n",
    });
    expect(await media(folder, "--write")).toContain(
      "  Birch.jpg stays. It has several caption files: ",
    );
    expect(existsSync(join(folder, `${birch}.jpg`))).toBe(false);
    expect(readFileSync(join(folder, second), "utf8")).toBe("consent: no\n");
  },
);

test("a text without a picture in the inbox is named", async () => {
  const { folder } = folderWith({ "inbox/Birch.jpg": jpeg, "inbox/Bea.txt": "consent: no\n" });
  expect(await media(folder)).toContain("  Bea.txt stays. No picture here has its name.");
});

/** The report on a folder with logos, one of which cannot be used, and old pictures. */
const report = await media(
  folderWith({
    "team-logos/drift.jpg": png,
    "team-logos/gale.avif": png,
    "team-logos/eddy.svg": drawing.replace("<path", "<text>Eddy</text><path"),
    "old/one.jpg": jpeg,
    "old/two.jpg": jpeg,
    "old/three.jpg": png,
  }).folder,
);

test("the report says what is used, with its weight", () => {
  expect(report).toMatch(/^Used: 2 files, \d+ bytes\.\n {2}Opponents, logos: 2 pictures$/m);
});

test("the report says what is missing: some by name, all of a kind by their number", () => {
  expect(report).toMatch(/^ {2}Opponents, logos: \d+ of \d+ pictures: .*\beddy\b/m);
  expect(report).toMatch(/^ {2}Roster 2026, portraits: (\d+) of \1 pictures$/m);
});

test("the report doubts a picture of another format than its name says, and a drawing with text", () => {
  expect(report).toContain("team-logos/drift.jpg: this is a PNG picture.");
  expect(report).toContain("team-logos/gale.avif: this is a PNG picture.");
  expect(report).toContain("team-logos/eddy.svg: This SVG contains text");
});

test("the report lists what no page uses, without doubts about it", () => {
  expect(report).toMatch(
    /^No page uses 3 files, [\d.]+ (?:bytes|KB): old\/one\.jpg, old\/three\.jpg, old\/two\.jpg\.$/m,
  );
  expect(report).not.toContain("old/three.jpg: this is");
});
