import { expect, test } from "vitest";
import { mediaReport } from "./media-problem.ts";

test("an empty folder is not reported as a mistake", () => {
  expect(mediaReport({ pictures: [], problems: [] }, "media")).toBe(
    "No photographs in media/: all pictures of the site are drawings. 0 warnings.",
  );
});

test("each problem has a location, a cause and a remedy", () => {
  const picture = { key: "p", places: ["a.jpg"], cut: "grid" } as const;
  const pictures = [{ picture, files: [{ file: "a.jpg", caption: {} }] }];
  const problems = [
    { file: "a.txt", line: 2, cause: "Consent is yes or no.", remedy: "Write yes or no." },
    { file: "b.jpg", cause: "No page uses this file.", remedy: "Take it out." },
  ];
  expect(mediaReport({ pictures, problems }, "media")).toBe(
    [
      "media/a.txt:2  warning",
      "  Consent is yes or no.",
      "  Write yes or no.",
      "",
      "media/b.jpg  warning",
      "  No page uses this file.",
      "  Take it out.",
      "",
      "Photographs for 1 picture in media/. 2 warnings.",
    ].join("\n"),
  );
});

/** The report on these files of the folder, which no page uses. */
function reportUnused(...files: readonly string[]): string {
  const problems = files.map((file) => ({
    file,
    isUnused: true as const,
    cause: "No page uses this file.",
    remedy: "Take it out.",
  }));
  return mediaReport({ pictures: [], problems }, "media");
}

test("several unused files are one warning, which names three of them", () => {
  const report = reportUnused("a.jpg", "b.jpg", "c.jpg", "d.jpg");
  expect(report).toContain("No page uses 4 files: a.jpg, b.jpg, c.jpg and 1 more.");
  expect(report).toMatch(/1 warning\.$/);
});

test("a single unused file has its location", () => {
  expect(reportUnused("b.jpg")).toContain("media/b.jpg  warning\n  No page uses this file.");
});
