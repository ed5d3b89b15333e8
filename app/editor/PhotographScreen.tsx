import { useRef, useState } from "react";
import type { Draft } from "#app/content/content.ts";
import { writeScalar } from "#app/content/writing/set-value.ts";
import { allPictures } from "#app/media/pictures/all-pictures.ts";
import type { Choice, Choices } from "./choices.ts";
import { useDesk } from "./desk.ts";
import styles from "./Editor.module.css";
import { Button, Checkbox, Labeled, LabeledInput, Picker } from "./inputs.tsx";

/** Kinds of pictures, by the beginning of their keys. */
const kinds = [
  { key: "team-", label: "The team at a tournament" },
  { key: "photos-", label: "A photograph of the News page" },
  { key: "busts-", label: "Portrait of a person" },
  { key: "action-", label: "Action shot of a person" },
  { key: "crest-", label: "Logo of an opponent" },
  { key: "emblems-", label: "Logo of a tournament" },
  { key: "sponsors-", label: "Logo of a sponsor" },
  { key: "the-team", label: "The team, on the About page" },
] as const;

/** "Freya Alder, 2026" for the file of a picture. */
function labelOf(file: string, { players, opponents, tournaments }: Choices): string {
  const name = file.replace(/\.[^.]*$/, "").replace(/^.*\//, "");
  const [, season = "", key = name] =
    /^(.*?-(?:\d{4}))_(?:headshot|actionshot)_(.*)$/.exec(name) ?? [];
  const all = [...players, ...opponents, ...tournaments];
  const known = all.find((choice) => choice.key === key)?.label ?? key;
  return season === "" ? known : `${known}, ${season.slice(-4)}`;
}

/** The pictures of a kind, by their files inside `media/`, the newest first. */
function picturesOf(kind: string, draft: Draft, choices: Choices): readonly Choice[] {
  const { site } = draft;
  if (site === undefined) return [];
  return allPictures({ ...draft, site })
    .filter(({ key }) => key.startsWith(kind))
    .flatMap(({ places: [file] }) =>
      file === undefined ? [] : [{ key: file, label: labelOf(file, choices) }],
    )
    .toReversed();
}

/** More than any page shows, and little enough for a phone to send. */
const LONGEST_SIDE = 2600;
const QUALITY = 0.88;

/**
 * A photograph as it is stored, as a data: address: a JPEG that is no larger than needed. It is drawn anew, which
 * removes location and camera data.
 *
 * @throws Error if the browser cannot read the file
 */
async function prepare(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL("image/jpeg", QUALITY);
}

function bytesOf(dataAddress: string): Uint8Array {
  const binary = atob(dataAddress.replace(/^.*,/, ""));
  return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0);
}

const empty = { alt: "", caption: "", credit: "" };

const textLabels = [
  ["alt", "Describe the photo for screen readers"],
  ["caption", "Caption"],
  ["credit", "Photographer"],
] as const;

/** The text file beside a photograph, which says that the people in it agree; empty texts have no line. */
function captionFile(texts: typeof empty): string {
  const lines = Object.entries(texts)
    .filter(([, text]) => text.trim() !== "")
    .map(([name, text]) => `${name}: ${writeScalar(text.trim())}\n`);
  return `${lines.join("")}consent: yes\n`;
}

const unreadable =
  "This browser cannot read this kind of picture. Choose it on the phone that took it, or save it as JPEG first.";

/** A photograph with its texts. It is only added with the consent of the people in it. */
export function PhotographScreen() {
  const { review, choices, addMedia } = useDesk();
  const [kind, setKind] = useState<string>(kinds[0].key);
  const [place, setPlace] = useState("");
  const [photograph, setPhotograph] = useState<string>();
  const [texts, setTexts] = useState(empty);
  const [hasConsent, setConsent] = useState(false);
  const [message, setMessage] = useState("");
  // The field of a file keeps the name of the one before: every photograph gets a new field.
  const [count, setCount] = useState(0);
  const chosen = useRef<File>(undefined);
  const choose = async (file: File | undefined) => {
    chosen.current = file;
    setMessage("");
    setPhotograph(undefined);
    if (file === undefined) return;
    const prepared = await prepare(file).catch(() => undefined);
    if (chosen.current !== file) return;
    setPhotograph(prepared);
    if (prepared === undefined) setMessage(unreadable);
  };
  const add = () => {
    if (photograph === undefined) return;
    const stem = place.replace(/\.[^.]*$/, "");
    const bytes = bytesOf(photograph);
    addMedia(
      new Map<string, string | Uint8Array>([
        [`${stem}.jpg`, bytes],
        [`${stem}.txt`, captionFile(texts)],
      ]),
    );
    setMessage(`${stem}.jpg, ${Math.round(bytes.length / 1000)} KB, is ready to be saved.`);
    setPhotograph(undefined);
    setCount(count + 1);
    setTexts(empty);
    setConsent(false);
  };
  return (
    <>
      <h1>A photograph</h1>
      <Labeled label="What is it?">
        <Picker
          value={kind}
          choices={kinds}
          needed
          onPick={(picked) => {
            setKind(picked);
            setPlace("");
          }}
        />
      </Labeled>
      <Labeled label="Which one?">
        <Picker
          value={place}
          choices={picturesOf(kind, review.checked.draft, choices)}
          onPick={setPlace}
        />
      </Labeled>
      <Labeled
        label="The photograph"
        below={<p className="muted xs">Location and camera data are removed.</p>}
      >
        <input
          key={count}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
        />
      </Labeled>
      {photograph === undefined ? undefined : (
        <img className={styles.preview} src={photograph} alt="The chosen photograph" />
      )}
      {textLabels.map(([name, label]) => (
        <LabeledInput
          key={name}
          label={label}
          value={texts[name]}
          maxLength={name === "credit" ? 60 : 400}
          onText={(text) => setTexts({ ...texts, [name]: text })}
        />
      ))}
      <Checkbox
        label="Everybody who can be recognized agrees that it is published."
        isChecked={hasConsent}
        onCheck={setConsent}
      />
      <p className={`cluster ${styles.actions}`}>
        <Button
          isDisabled={photograph === undefined || place === "" || !hasConsent}
          reason="Choose a photo and a place, and confirm consent first."
          onPress={add}
        >
          Take it in
        </Button>
      </p>
      <p role="status">{message}</p>
    </>
  );
}
