import { brandId } from "#app/domain/ids.ts";
import { shapeMeetings } from "#app/pages/opponent/Meetings.tsx";
import type { Sources } from "#app/routes/sources.ts";

/** The games against an opponent, newest first, as lists show them. */
export function opponentGames({ record }: Sources, id: string) {
  const opponent = record.opponents.get(brandId(id));
  if (opponent === undefined) throw new Error(`There is no opponent ${id}.`);
  return shapeMeetings(opponent, record);
}
