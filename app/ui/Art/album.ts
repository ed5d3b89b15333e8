import { createContext } from "react";
import type { Album } from "#app/lib/photograph.ts";

/** The photographs that the team has supplied, by the picture that each stands for. */
export const PhotographAlbum = createContext<Album>({});
