import { recordText, recordWords, type TeamRecord } from "#app/domain/records.ts";
import { Spoken } from "#app/ui/Spoken/Spoken.tsx";

interface RecordTextProps {
  record: TeamRecord;
  className?: string | undefined;
}

/** A record in figures, read aloud in words. */
export function RecordText({ record, className }: RecordTextProps) {
  return <Spoken className={className} text={recordText(record)} words={recordWords(record)} />;
}
