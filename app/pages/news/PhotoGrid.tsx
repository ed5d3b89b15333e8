import { memo, use, useRef } from "react";
import { plainAddress, type Photograph, type Album } from "#app/lib/photograph.ts";
import { PhotographAlbum } from "#app/ui/Art/album.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { PhotoViewer } from "#app/ui/PhotoViewer/PhotoViewer.tsx";
import * as words from "#words/pages/news.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import styles from "./PhotoGrid.module.css";

/** A photograph with its position in the grid, 0 to 6. */
export interface GridPhoto {
  slot: number;
  photograph: Photograph;
}

/** Number of pictures in the grid. */
const SLOTS = 7;

/**
 * The photographs of a grid. Those without a description are numbered, because every link needs a
 * name.
 *
 * @param grid "2022", "all" @param of "Côte Sauvage 2022", "all seasons"
 */
export function gridPhotos(album: Album, grid: string, of: string): GridPhoto[] {
  return Array.from({ length: SLOTS }, (_, slot) => {
    const photograph = album[`photos-${grid}-photo-${slot}`];
    if (photograph === undefined) return [];
    const { alt = words.photographFrom(slot + 1, of) } = photograph;
    return [{ slot, photograph: { ...photograph, alt } }];
  }).flat();
}

/** The open photograph, from the query parameter `photo`, which counts from 1. */
function useShownPhoto(count: number) {
  const { read, change } = useQuery();
  const openedHere = useRef(false);
  const place = Number(read("photo") ?? Number.NaN) - 1;
  const shown = Number.isInteger(place) && place >= 0 && place < count ? place : undefined;
  return {
    shown,
    /** Opening pushes history; next and previous replace it. */
    show: (next: number) => {
      change({ photo: String(next + 1) }, shown === undefined ? "push" : "replace");
      openedHere.current ||= shown === undefined;
    },
    close: () => {
      if (shown === undefined) return;
      if (openedHere.current) history.back();
      else change({ photo: undefined }, "replace");
      openedHere.current = false;
    },
  };
}

interface PhotoGridProps {
  /** URL of the sheet with posters. */
  sheet: string;
  /** Album of the photographs: "2022", "all" */
  grid: string;
  /** "Côte Sauvage 2022", "all seasons" */
  of: string;
}

interface TileProps {
  sheet: string;
  slot: number;
  /** Photograph shown instead of the poster. */
  photograph: Photograph | undefined;
  onOpen: () => void;
}

/** A poster, or a photograph that opens in the viewer. Without scripts it links to the file. */
function Tile({ sheet, slot, photograph, onOpen }: TileProps) {
  const picture = (
    <Art
      sheet={sheet}
      id={`photo-${slot}`}
      viewBox="0 0 300 300"
      sizes={slot === 0 ? "(width < 600px) 40vw, 260px" : "(width < 600px) 20vw, 260px"}
      shows={photograph?.alt ?? ""}
    />
  );
  if (photograph === undefined) return picture;
  return (
    <a
      href={plainAddress(photograph, import.meta.env.BASE_URL)}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {picture}
    </a>
  );
}

/** Seven photographs or posters in a band. Memoized, because the search does not affect it. */
export const PhotoGrid = memo(function PhotoGrid({ sheet, grid, of }: PhotoGridProps) {
  const photos = gridPhotos(use(PhotographAlbum), grid, of);
  const { shown, show, close } = useShownPhoto(photos.length);
  const title = words.photographsFrom(of);
  const naming =
    photos.length === 0
      ? { role: "img", "aria-label": words.sevenPostersFrom(of) }
      : { role: "group", "aria-label": title };
  return (
    <div className="wrap">
      <div className={styles.grid} {...naming}>
        {Array.from({ length: SLOTS }, (_, slot) => (
          <Tile
            key={slot}
            sheet={sheet}
            slot={slot}
            photograph={photos.find((photo) => photo.slot === slot)?.photograph}
            onOpen={() => show(photos.findIndex((photo) => photo.slot === slot))}
          />
        ))}
      </div>
      {photos.length > 0 && (
        <PhotoViewer
          title={title}
          photographs={photos.map(({ photograph }) => photograph)}
          shown={shown}
          onShow={show}
          onClose={close}
        />
      )}
    </div>
  );
});
