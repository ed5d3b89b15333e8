import type { Tournament } from "#app/record/record.ts";
import { paths } from "#app/routes/paths.ts";
import { Link } from "#app/ui/Link/Link.tsx";

interface TournamentLinkProps {
  tournament: Tournament;
  className?: string;
}

/** A tournament's title, linked to its page if it has one. */
export function TournamentLink({ tournament, className }: TournamentLinkProps) {
  if (tournament.dates === undefined) return tournament.title;
  return (
    <Link href={paths.tournament(tournament)} className={className}>
      {tournament.title}
    </Link>
  );
}
