import type { Texts } from "./removals.ts";

const site = `name: Peat Bog Ultimate
teamName: Peat Bog
domain: peatbog.example
founding: { year: 2026, regions: [Maine], alumniOf: [Bog School], division: mixed club, level: local }
about: Three people and a disc.
defaultRoster: peat-bog-2026
`;

const players = `alder: { name: { first: Freya, last: Alder }, position: Cutter }
berg: { name: { first: Astrid, last: Berg }, position: Handler }
ek: { name: { first: Ingrid, last: Ek }, position: Cutter }
`;

const roster = `displayName: Peat Bog 2026
players: [alder, berg, ek]
`;

/** A club with one season, three players and nothing else. */
export const leastClub: Texts = new Map([
  ["site.yml", site],
  ["players.yml", players],
  ["seasons/2026/roster.yml", roster],
]);
