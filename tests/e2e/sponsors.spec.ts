import { unzipSync } from "fflate";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("each sign leads to its sponsor, in a new tab, and says that it is paid for @no-scripts", async ({
  page,
}) => {
  await page.goto("/sponsors");
  const [main, friends] = [
    page.getByRole("list", { name: "Main sponsor" }),
    page.getByRole("list", { name: "Friends" }),
  ];
  await expect(main).toContainText("2024–2025");
  await expect(main.or(friends).getByRole("link")).toHaveCount(2);
  for (const link of await main.or(friends).getByRole("link").all()) {
    await expect(link).toHaveAttribute("rel", "sponsored noopener");
    await expect(link).toHaveAttribute("target", "_blank");
  }
  await expect(page.getByRole("region", { name: "Where the team has played" })).toContainText(
    "Tournaments7",
  );
  await expect(
    page.getByRole("region", { name: "Become a sponsor" }).getByRole("link"),
  ).toHaveAttribute("href", "mailto:captains@cotesauvage.example");
});

test("the press kit is as large as it says, and has the marks and a text", async ({
  page,
  request,
}) => {
  await open(page, "/sponsors");
  const link = page.getByRole("link", { name: /Press kit, ZIP/ });
  const answer = await request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/zip");
  const bytes = await answer.body();
  await expect(link).toContainText(`${Math.round(bytes.length / 1000)} KB`);
  const names = Object.keys(unzipSync(bytes));
  expect(names).toContain("cote-sauvage-press-kit/README.txt");
  expect(names).toContain("cote-sauvage-press-kit/wordmark/main.svg");
  expect(names).toContain("cote-sauvage-press-kit/crest/crest.png");
});
