import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { brandId } from "#app/domain/ids.ts";
import { attribute, parseDocument, select, readText } from "#tests/support/html.ts";
import { BadgeTokens } from "./BadgeTokens.tsx";
import type { BadgeShape } from "./shape.ts";

const lowTide: BadgeShape = { id: brandId<"badge">("LOW_TIDE"), title: "Low Tide", value: "Brain" };

function renderCard(badge: BadgeShape, getLinkProps?: () => { href: string }) {
  const sheet = "/art/badges-2025.0a1b2c3d.svg";
  const markup = renderToStaticMarkup(
    <BadgeTokens badges={[badge]} sheet={sheet} {...(getLinkProps && { getLinkProps })} />,
  );
  const page = parseDocument(markup);
  const [link] = select(page, "a");
  const [picture] = select(page, "use");
  return {
    words: link && readText(link),
    href: link && attribute(link, "href"),
    picture: picture && attribute(picture, "href")?.split("#").at(-1),
  };
}

test("a card without a count has the badge’s title and leads to its page", () => {
  expect(renderCard(lowTide)).toEqual({
    words: "Low Tide",
    href: "/badges/low-tide",
    picture: "badges-2025-low-tide",
  });
});

test("a badge that was not earned is gray, and says so", () => {
  expect(renderCard({ ...lowTide, times: 0 })).toMatchObject({
    words: "Low Tide (not earned)",
    picture: "badges-2025-low-tide_off",
  });
});

test("a badge earned more than once shows its count before the title", () => {
  expect(renderCard({ ...lowTide, times: 1 }).words).toBe("Low Tide (earned once)");
  expect(renderCard({ ...lowTide, times: 2 }).words).toBe("2Low Tide (earned 2 times)");
});

test("a list may link its badges elsewhere than to their pages", () => {
  expect(renderCard(lowTide, () => ({ href: "/badgequest?badge=LOW_TIDE" })).href).toBe(
    "/badgequest?badge=LOW_TIDE",
  );
});
