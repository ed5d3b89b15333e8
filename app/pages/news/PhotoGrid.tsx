import { memo, use, useRef } from "react";
import { plainAddress, type Photograph, type Album } from "#app/lib/photograph.ts";
import { PhotographAlbum } from "#app/ui/Art/album.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { PhotoViewer } from "#app/ui/PhotoViewer/PhotoViewer.tsx";
import * as words from "#words/pages/news.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import type { NewsGrid } from "./shape-news.ts";
import styles from "./PhotoGrid.module.css";

/** A photograph with its position in the grid, 0 to 6. */
export interface GridPhoto {
  slot: number;
  photograph: Photograph;
}

/** Number of pictures in the grid. */
const PHOTO_SLOTS = 7;

/**
 * The photographs of a grid. Those without a description are numbered, because every link needs a
 * name.
 *
 * @param grid "2022", "all"
 * @param of "Côte Sauvage 2022", "all seasons"
 */
export function gridPhotos(album: Album, grid: string, of: string): GridPhoto[] {
  return Array.from({ length: PHOTO_SLOTS }, (_, slot) => {
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
  const index = Number(read("photo") ?? Number.NaN) - 1;
  const shown = Number.isInteger(index) && index >= 0 && index < count ? index : undefined;
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

interface PhotoProps {
  sheet: string;
  slot: number;
  photograph: Photograph;
  onOpen: () => void;
}

interface PictureProps {
  sheet: string;
  slot: number;
  /** Description of the photograph, if there is one. */
  shows?: string | undefined;
}

function Picture({ sheet, slot, shows = "" }: PictureProps) {
  return (
    <Art
      sheet={sheet}
      id={`photo-${slot}`}
      viewBox="0 0 300 180"
      sizes={slot === 0 ? "(width < 600px) 92vw, 190px" : "(width < 600px) 30vw, 190px"}
      shows={shows}
    />
  );
}

/** A photograph that opens in the viewer. Without scripts it links to the file. */
function Photo({ sheet, slot, photograph, onOpen }: PhotoProps) {
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
      <Picture sheet={sheet} slot={slot} shows={photograph.alt} />
    </a>
  );
}

interface PhotoGridProps {
  grid: NewsGrid;
  /** "Côte Sauvage 2022", "all seasons" */
  of: string;
}

/**
 * Photographs in a band; where there is none, a tournament or an opponent of the stories. Memoized, because the
 * search does not affect it.
 */
export const PhotoGrid = memo(function PhotoGrid({ grid, of }: PhotoGridProps) {
  const { name, sheet, links } = grid;
  const photos = gridPhotos(use(PhotographAlbum), name, of);
  const { shown, show, close } = useShownPhoto(photos.length);
  const title = photos.length === 0 ? words.inStoriesFrom(of) : words.photographsFrom(of);
  if (photos.length + links.length === 0) return undefined;
  const slots = Array.from({ length: PHOTO_SLOTS }, (_, slot) => slot).filter(
    (slot) => links[slot] !== undefined || photos.some((photo) => photo.slot === slot),
  );
  return (
    <div className="wrap">
      <List className={styles.grid} aria-label={title}>
        {slots.map((slot) => {
          const index = photos.findIndex((photo) => photo.slot === slot);
          const photograph = photos[index]?.photograph;
          const link = links[slot];
          return (
            <li key={slot} className={slot === slots.at(-1) ? styles.last : undefined}>
              {photograph !== undefined ? (
                <Photo {...{ sheet, slot, photograph }} onOpen={() => show(index)} />
              ) : link === undefined ? undefined : (
                <Link href={link.href} aria-label={link.label}>
                  <Picture sheet={sheet} slot={slot} />
                </Link>
              )}
            </li>
          );
        })}
      </List>
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
