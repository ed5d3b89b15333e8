import { resolve } from "node:path";
import { loadContent, loadUnnamedPlayers } from "#app/content/.server/load-content.ts";
import { allPictures } from "#app/media/pictures/all-pictures.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { developFolder, type OpenAlbum, type Progress } from "./develop-folder.ts";

/** Cache of developed photographs: .cache/ or BUILD_CACHE. */
export const MEDIA_CACHE = resolve(process.env["BUILD_CACHE"] || ".cache", "media");

let album: Promise<OpenAlbum> | undefined;

/** Folder of the team's photographs: media/ or MEDIA_FOLDER. */
export function mediaFolder(): string {
  return process.env["MEDIA_FOLDER"] || "media";
}

/** The team's processed photographs by the key of the drawing that each replaces, cached per process. */
export function loadTeamPhotos(progress?: Progress): Promise<OpenAlbum> {
  album ??= developFolder(
    allPictures(buildRecord(loadContent())),
    mediaFolder(),
    MEDIA_CACHE,
    loadUnnamedPlayers(),
    progress,
  );
  return album;
}
