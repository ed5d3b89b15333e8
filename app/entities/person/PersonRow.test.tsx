import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { brandId } from "#app/domain/ids.ts";
import { attribute, parseDocument, select, readText } from "#tests/support/html.ts";
import { PersonRow } from "./PersonRow.tsx";
import { PersonSeasons } from "./PersonSeasons.tsx";
import type { PersonShape } from "./shape.ts";

const alder: PersonShape = {
  id: brandId<"person">("alder"),
  first: "Freya",
  last: "Alder",
  number: "7",
  position: "Handler",
  role: "Captain",
  seasons: 2,
  years: "2024–2025",
  marks: ["c", "p", "-"],
};

function renderRow(props: ComponentProps<typeof PersonRow>) {
  const row = parseDocument(renderToStaticMarkup(<PersonRow {...props} />));
  const [body] = select(row, "body");
  const [link] = select(row, "a");
  return {
    words: body === undefined ? "" : readText(body),
    href: link && attribute(link, "href"),
    pictures: select(row, "use").flatMap((use) => attribute(use, "href") ?? []),
    discs: select(row, "circle").length,
  };
}

test("a row has the name and the role in words", () => {
  expect(renderRow({ person: alder })).toMatchObject({ words: "Freya Alder Captain", discs: 0 });
});

test("a list may have the number at the start of its rows", () => {
  expect(renderRow({ person: alder, hasNumber: true }).words).toBe("7Freya Alder Captain");
});

test("the discs of a person’s seasons come with the same years in words", () => {
  const { words, discs } = renderRow({ person: alder, end: <PersonSeasons person={alder} /> });
  expect(words).toBe("Freya Alder Captain2 seasons: 2024–2025");
  expect(discs).toBe(2);
});

const { role: _, ...player } = alder;

test("in a list by last name position and number follow the name, which may be one name alone", () => {
  const columns = { isLastFirst: true, hasNumber: true };
  expect(renderRow({ person: player, ...columns }).words).toBe("Alder, Freya Handler7");
  const pele = { ...player, first: "", last: "Pelé" };
  expect(renderRow({ person: pele, ...columns }).words).toBe("Pelé Handler7");
});

test("a namesake has her number behind her name, in either order of the name", () => {
  const walsh: PersonShape = { id: alder.id, first: "Orla", last: "Walsh", apart: "72" };
  expect(renderRow({ person: walsh }).words).toBe("Orla Walsh (72)");
  expect(renderRow({ person: walsh, isLastFirst: true }).words).toBe("Walsh, Orla (72)");
});

test("a row links to the person’s page, or where its list says", () => {
  expect(renderRow({ person: alder }).href).toBe("/players/alder");
  expect(renderRow({ person: alder, address: { href: "/badgequest?player=alder" } }).href).toBe(
    "/badgequest?player=alder",
  );
});

test("a guest without a page has no link, and no picture on the sheet of all pages", () => {
  const sheet = "/art/everyone.0a1b2c3d.svg";
  expect(renderRow({ person: player, sheet }).pictures).toEqual([`${sheet}#everyone-alder`]);
  const guest: PersonShape = { ...player, hasNoPage: true };
  expect(renderRow({ person: guest, sheet })).toMatchObject({ href: undefined, pictures: [] });
});
