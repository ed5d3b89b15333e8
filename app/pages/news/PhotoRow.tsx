import { type MouseEvent, use, useRef } from "react";
import { type Album, type Photograph, plainAddress } from "#app/lib/photograph.ts";
import { PhotographAlbum } from "#app/ui/Art/album.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { isPlainClick, Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import { PhotoViewer } from "#app/ui/PhotoViewer/PhotoViewer.tsx";
import styles from "./News.module.css";

/** Pictures of a season, or of all of them. */
export interface PictureRow {
  /** In the keys of its photographs: "2022", "all". */
  name: string;
  /** Sheet of the drawings where there is no photograph. */
  sheet: string;
  /** The drawn tournaments and opponents. */
  links: readonly { href: string; label: string }[];
}

export const PICTURES_IN_ROW = 7;

/** The photographs of a row by their places. Those without a description are numbered: every link needs a name. */
function findPhotographs(album: Album, row: string, of: string): Map<number, Photograph> {
  const photographs = new Map<number, Photograph>();
  for (let slot = 0; slot < PICTURES_IN_ROW; slot += 1) {
    const photograph = album[`photos-${row}-photo-${slot}`];
    if (photograph === undefined) continue;
    const { alt = `Photograph ${slot + 1} from ${of}` } = photograph;
    photographs.set(slot, { ...photograph, alt });
  }
  return photographs;
}

/** The open photograph, from the query parameter `photo`, which counts from 1. */
function useShownPhoto(count: number) {
  const { read, change } = useQuery();
  const openedHere = useRef(false);
  const index = Number(read("photo") ?? Number.NaN) - 1;
  const shown = Number.isInteger(index) && index >= 0 && index < count ? index : undefined;
  return {
    shown,
    /** Opening pushes history, so that Back and closing undo it; next and previous replace it. */
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

interface PictureProps {
  sheet: string;
  slot: number;
  link: PictureRow["links"][number] | undefined;
  photograph: Photograph | undefined;
  onOpen: () => void;
}

/** A photograph that opens in the viewer (without scripts as a file), or a drawing that leads to what it shows. */
function Picture({ sheet, slot, link, photograph, onOpen }: PictureProps) {
  const drawing = { sheet, id: `photo-${slot}`, viewBox: "0 0 300 180", sizes: "210px" };
  if (photograph !== undefined) {
    const open = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onOpen();
    };
    return (
      <a
        href={plainAddress(photograph, import.meta.env.BASE_URL)}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Art {...drawing} shows={photograph.alt ?? ""} />
      </a>
    );
  }
  return (
    link && (
      <Link href={link.href} aria-label={link.label}>
        <Art {...drawing} shows="" />
      </Link>
    )
  );
}

/** A row of photographs; where there is none, a tournament or an opponent of the stories. */
export function PhotoRow({ row, of }: { row: PictureRow; of: string }) {
  const photographs = findPhotographs(use(PhotographAlbum), row.name, of);
  const { shown, show, close } = useShownPhoto(photographs.size);
  const slots = Array.from({ length: PICTURES_IN_ROW }, (_, slot) => slot).filter(
    (slot) => photographs.has(slot) || row.links[slot] !== undefined,
  );
  if (slots.length === 0) return undefined;
  const title = `${photographs.size === 0 ? "In the stories of" : "Photographs from"} ${of}`;
  return (
    <>
      <List className={styles.pictures} aria-label={title}>
        {slots.map((slot) => (
          <li key={slot}>
            <Picture
              sheet={row.sheet}
              slot={slot}
              link={row.links[slot]}
              photograph={photographs.get(slot)}
              onOpen={() => show([...photographs.keys()].indexOf(slot))}
            />
          </li>
        ))}
      </List>
      {photographs.size > 0 && (
        <PhotoViewer
          title={title}
          photographs={[...photographs.values()]}
          shown={shown}
          onShow={show}
          onClose={close}
        />
      )}
    </>
  );
}
