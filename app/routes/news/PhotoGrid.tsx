import { memo, use, useRef } from "react";
import { plainAddress, type Photograph, type Album } from "#app/lib/photograph.ts";
import { PhotographAlbum } from "#app/ui/Art/album.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { PhotoViewer } from "#app/ui/PhotoViewer/PhotoViewer.tsx";
import * as words from "#words/pages/news.ts";
import { useQuery } from "#app/hooks/use-query.ts";
import styles from "./PhotoGrid.module.css";

/** A photograph in its place of the grid, 0 to 6. */
export interface GridPhoto {
  slot: number;
  photograph: Photograph;
}

/** Pictures of the grid. */
const SLOTS = 7;

/**
 * The photographs of a grid in its order; places without one are left out. One that nobody has
 * described is at least counted: a link must have a name.
 *
 * @param grid "2022", "all"
 * @param of "Côte Sauvage 2022", "all seasons"
 */
export function gridPhotos(album: Album, grid: string, of: string): GridPhoto[] {
  return Array.from({ length: SLOTS }, (_, slot) => {
    const photograph = album[`photos-${grid}-photo-${slot}`];
    if (photograph === undefined) return [];
    const { alt = words.photographFrom(slot + 1, of) } = photograph;
    return [{ slot, photograph: { ...photograph, alt } }];
  }).flat();
}

/** The photograph that is open, by the parameter `photo` of the address, counted there from 1. */
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

/** A to G in the order of the grid. */
const slots = [0, 1, 2, 3, 4, 5, 6] as const;

interface PhotoGridProps {
  /** Address of the sheet of posters. */
  sheet: string;
  /** Whose photographs stand in the grid: "2022", "all" */
  grid: string;
  /** "Côte Sauvage 2022", "all seasons" */
  of: string;
}

interface TileProps {
  sheet: string;
  slot: number;
  /** The photograph that stands here instead of the poster. */
  photograph: Photograph | undefined;
  onOpen: () => void;
}

/** A photograph opens large; without scripts its link leads to the file. */
function Tile({ sheet, slot, photograph, onOpen }: TileProps) {
  const isLarge = slot === 0;
  const picture = (
    <Art
      sheet={sheet}
      id={`photo-${slot}`}
      viewBox="0 0 300 300"
      sizes={isLarge ? "(width < 600px) 92vw, 560px" : "(width < 600px) 46vw, 272px"}
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

/**
 * Seven pictures, A large and B to G around it: the season's photographs, posters where none is. A
 * key in the search does not concern it.
 */
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
        {slots.map((slot) => (
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
