import { createContext } from "react";
import type { Album } from "#app/lib/photograph.ts";

/** The team's photographs by the key of the picture they replace. */
export const PhotographAlbum = createContext<Album>({});
