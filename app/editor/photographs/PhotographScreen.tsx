import { useCallback, useId, useState } from "react";
import { Button } from "#app/editor/Button.tsx";
import { useDesk } from "#app/editor/desk.ts";
import styles from "#app/editor/Editor.module.css";
import formStyles from "#app/editor/form/Form.module.css";
import { Picker } from "#app/editor/form/Picker.tsx";
import type { Draft } from "#app/content/content.ts";
import { allPictures } from "#app/media/pictures/all-pictures.ts";
import type { Choices } from "#app/editor/form/choices.ts";
import { CaptionInputs } from "./CaptionInputs.tsx";
import { captionText, type CaptionFields } from "./caption-text.ts";
import { PhotographPreview } from "./PhotographPreview.tsx";

/** A kind of picture, by the beginning of the keys of its pictures. */
const photographKinds = [
  { key: "team-", label: "The team at a tournament" },
  { key: "photos-", label: "A photograph of the News page" },
  { key: "busts-", label: "Portrait of a person" },
  { key: "action-", label: "Action shot of a person" },
  { key: "crest-", label: "Logo of an opponent" },
  { key: "emblems-", label: "Logo of a tournament" },
  { key: "sponsors-", label: "Logo of a sponsor" },
  { key: "the-team", label: "The team, on the About page" },
] as const;

/** A picture that a file can stand for: the file's path inside `media/`, and what it is called. */
export interface PictureChoice {
  readonly key: string;
  readonly label: string;
}

function label(place: string, choices: Choices): string {
  const name = place.replace(/\.[^.]*$/, "").replace(/^.*\//, "");
  const [, season = "", key = name] =
    /^(.*?-(?:\d{4}))_(?:headshot|actionshot)_(.*)$/.exec(name) ?? [];
  const all = [...choices.players, ...choices.opponents, ...choices.tournaments];
  const known = all.find((choice) => choice.key === key)?.label ?? key;
  return season === "" ? known : `${known}, ${season.slice(-4)}`;
}

/** The pictures of a kind, the newest first. */
function picturesOf(kind: string, draft: Draft, choices: Choices): readonly PictureChoice[] {
  const { site } = draft;
  if (site === undefined) return [];
  return allPictures({ ...draft, site })
    .filter(({ key }) => key.startsWith(kind))
    .flatMap(({ places: [place] }) =>
      place === undefined ? [] : [{ key: place, label: label(place, choices) }],
    )
    .toReversed();
}

/** More than any page shows, and little enough for a phone to send. */
const LONGEST_SIDE = 2600;
const QUALITY = 0.88;

/**
 * A photograph as it is stored: a JPEG that is no larger than needed. It is drawn anew, so where and with what
 * it was taken does not come along.
 *
 * @throws Error where the browser cannot read the file
 */
async function preparePhotograph(file: Blob): Promise<Uint8Array> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", QUALITY);
  });
  if (blob === null) throw new Error("The picture cannot be written.");
  return new Uint8Array(await blob.arrayBuffer());
}

const unreadable =
  "This browser cannot read this kind of picture. Choose it on the phone that took it, or save it as JPEG first.";

const empty: CaptionFields = { alt: "", caption: "", credit: "", consent: false };

/** A photograph with what belongs to it. Without the consent of the people in it, it is not taken. */
export function PhotographScreen() {
  const id = useId();
  const { review, choices, addMedia } = useDesk();
  const [kind, setKind] = useState<string>(photographKinds[0].key);
  const [place, setPlace] = useState("");
  const [file, setFile] = useState<File>();
  const [words, setWords] = useState(empty);
  const [message, setMessage] = useState("");
  // Another field: that of a file keeps the name of the one before.
  const [taken, setTaken] = useState(0);
  const onUnreadable = useCallback(() => {
    setMessage(unreadable);
    setFile(undefined);
  }, []);
  const pickKind = (picked: string) => {
    setKind(picked);
    setPlace("");
  };
  const add = async () => {
    if (file === undefined) return;
    const stem = place.replace(/\.[^.]*$/, "");
    const bytes = await preparePhotograph(file);
    addMedia(
      new Map<string, string | Uint8Array>([
        [`${stem}.jpg`, bytes],
        [`${stem}.txt`, captionText(words)],
      ]),
    );
    setMessage(`${stem}.jpg, ${Math.round(bytes.length / 1000)} KB, is ready to be saved.`);
    setFile(undefined);
    setTaken(taken + 1);
    setWords(empty);
  };
  return (
    <>
      <h1>A photograph</h1>
      <div className={formStyles.field}>
        <label htmlFor={`${id}-kind`}>What is it?</label>
        <Picker id={`${id}-kind`} value={kind} choices={photographKinds} needed onPick={pickKind} />
      </div>
      <div className={formStyles.field}>
        <label htmlFor={`${id}-place`}>Which one?</label>
        <Picker
          id={`${id}-place`}
          value={place}
          choices={picturesOf(kind, review.checked.draft, choices)}
          needed={false}
          onPick={setPlace}
        />
      </div>
      <div className={formStyles.field}>
        <label htmlFor={`${id}-file`}>The photograph</label>
        <input
          id={`${id}-file`}
          key={taken}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={({ currentTarget }) => {
            setMessage("");
            setFile(currentTarget.files?.[0]);
          }}
        />
        {file === undefined ? undefined : (
          <PhotographPreview file={file} onUnreadable={onUnreadable} />
        )}
        <p className={`muted xs ${formStyles.hint}`}>Location and camera data are removed.</p>
      </div>
      <CaptionInputs words={words} onChange={setWords} />
      <p className={styles.actions}>
        <Button
          isDisabled={file === undefined || place === "" || !words.consent}
          reason="Choose a photo and a place, and confirm consent first."
          onPress={() => {
            add().catch(() => setMessage(unreadable));
          }}
        >
          Take it in
        </Button>
      </p>
      <p role="status">{message}</p>
    </>
  );
}
