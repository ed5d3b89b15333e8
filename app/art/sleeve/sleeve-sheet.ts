import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { record } from "./record.ts";
import { sleeve } from "./sleeve.ts";

/** The sleeves of playlists in the order of their page, by their ids. */
export function sleeveSheet(name: string, ids: readonly string[]): Sheet {
  const sleeves = ids.map((id, index) => ({
    id,
    viewBox: "0 0 300 300",
    markup: sleeve(id, index),
  }));
  return makeSheet(name, sleeves);
}

/** Records with as many bands as tracks, as the symbols `record-<tracks>`. */
export function recordSheet(tracks: readonly number[]): Sheet {
  const records = [...new Set(tracks)].map((count) => ({
    id: `record-${count}`,
    viewBox: "0 0 400 400",
    markup: record(count),
  }));
  return makeSheet("records", records);
}
