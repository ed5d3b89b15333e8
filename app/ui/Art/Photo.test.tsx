import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import type { Photograph } from "#app/lib/photograph.ts";
import { collectRules, RuleSink } from "#app/ui/computed-rule/rule-sink.ts";
import { PhotographAlbum } from "./album.ts";
import { Art } from "./Art.tsx";

const photograph: Photograph = {
  name: "cliff",
  width: 400,
  height: 500,
  widths: [400],
  fit: "cover",
  color: "#123456",
};

/** An attribute of the picture in a slot that a photograph fills. */
function findAttribute(name: "alt" | "src", album: Photograph): string | undefined {
  const markup = renderToStaticMarkup(
    <RuleSink value={collectRules().sink}>
      <PhotographAlbum value={{ "action-alder": album }}>
        <Art
          sheet="/art/x.svg"
          id="print"
          viewBox="0 0 4 5"
          photo="action-alder"
          shows="Freya Alder"
        />
      </PhotographAlbum>
    </RuleSink>,
  );
  return new RegExp(`<img[^>]* ${name}="([^"]*)"`).exec(markup)?.[1];
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test("a photograph is in the folder of the site", () => {
  vi.stubEnv("BASE_URL", "/club/");
  expect(findAttribute("src", photograph)).toMatch(/^\/club\//);
});

test("a photograph is described in its own words", () => {
  expect(findAttribute("alt", { ...photograph, alt: "Alder catches in the fog" })).toBe(
    "Alder catches in the fog",
  );
});

test("a photograph without words of its own is described by what its place shows", () => {
  expect(findAttribute("alt", photograph)).toBe("Freya Alder");
});
