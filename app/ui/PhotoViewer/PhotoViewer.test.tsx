import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Photograph } from "#app/lib/photograph.ts";
import { collectRules, RuleSink } from "#app/ui/computed-rule/rule-sink.ts";
import { parseDocument, select, readText } from "#tests/support/html.ts";
import { PhotoViewer } from "./PhotoViewer.tsx";

const photograph = (name: string): Photograph => {
  return { name, width: 400, height: 300, widths: [400], fit: "cover", color: "#123456" };
};

/** Text that screen readers announce when another photograph is shown. */
function announcedAt(place: number): string[] {
  const markup = renderToStaticMarkup(
    <RuleSink value={collectRules().sink}>
      <PhotoViewer
        title="Photographs"
        photographs={["cliff", "fog", "tide"].map(photograph)}
        shown={place}
        onShow={() => undefined}
        onClose={() => undefined}
      />
    </RuleSink>,
  );
  return select(parseDocument(markup), '[aria-live="polite"]').map(readText);
}

test("each next photograph is announced by its place among all", () => {
  expect([0, 1].map(announcedAt)).toEqual([["Photograph 1 of 3"], ["Photograph 2 of 3"]]);
});
