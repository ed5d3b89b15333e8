import { useCallback, useId, useState } from "react";
import { Button } from "#app/editor/Button.tsx";
import { useDesk } from "#app/editor/desk.ts";
import styles from "#app/editor/Editor.module.css";
import formStyles from "#app/editor/form/Form.module.css";
import { Picker } from "#app/editor/form/Picker.tsx";
import { CaptionInputs } from "./CaptionInputs.tsx";
import { captionText, type CaptionFields } from "./caption-text.ts";
import { photographKinds, picturesOf } from "./photograph-kinds.ts";
import { PhotographPreview } from "./PhotographPreview.tsx";
import { preparePhotograph } from "./prepare-photograph.ts";

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
        <p className={formStyles.hint}>Location and camera data are removed.</p>
      </div>
      <CaptionInputs words={words} onChange={setWords} />
      <p className={styles.actions}>
        <Button
          isDisabled={file === undefined || place === "" || !words.consent}
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
