interface SpokenProps {
  /** As written: "21–11", "T9th". */
  text: string;
  /** As read aloud: "21 wins, 11 losses". */
  words: string;
  className?: string | undefined;
}

/** A text that is written in signs and read aloud in words. */
export function Spoken({ text, words, className }: SpokenProps) {
  if (words === text) return <span className={className}>{text}</span>;
  return (
    <>
      <span className={className} aria-hidden="true">
        {text}
      </span>{" "}
      <span className="sr">{words}</span>
    </>
  );
}
