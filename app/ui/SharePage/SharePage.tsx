import { useEffect, useState } from "react";
import { classes } from "#app/lib/classes.ts";
import { useBrowserValue } from "#app/ui/hooks/use-browser-value.ts";
import buttons from "#app/ui/Button/Button.module.css";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import * as words from "#words/ui.ts";
import styles from "./SharePage.module.css";

/** Address of the current page, without query and fragment. */
function pageAddress(): string {
  return window.location.origin + window.location.pathname;
}

/** Copies the page's address to the clipboard; false if the browser refuses. */
async function copyLink(): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(pageAddress());
    return true;
  } catch {
    return false;
  }
}

/** Whether the Web Share API is available. */
function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Opens the system's share sheet. Closing it is not an error. */
async function shareLink(title: string): Promise<void> {
  await navigator.share({ title, url: pageAddress() }).catch(() => undefined);
}

interface SharePageProps {
  /** Base name of the page's files, such as "players/moore". */
  stem: string;
  /** Title of the page: "Lena Moore". */
  title: string;
  /** The page also has a portrait picture to share from phones. */
  hasStory?: boolean;
}

const quiet = classes(buttons.button, buttons.quiet);

const COPY_FEEDBACK = { copied: words.copied, failed: words.notCopied } as const;

/** Milliseconds for which the button shows the result of copying. */
const FEEDBACK_MS = 4000;

/** Copies the link. All labels are rendered at once, so that the button keeps its size. */
function CopyButton() {
  const [result, setResult] = useState<keyof typeof COPY_FEEDBACK>();
  useEffect(() => {
    if (result === undefined) return undefined;
    const timer = setTimeout(() => setResult(undefined), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => setResult((await copyLink()) ? "copied" : "failed");
  return (
    <>
      <button
        type="button"
        className={quiet}
        aria-label={result === undefined ? words.copyLink : COPY_FEEDBACK[result]}
        onClick={() => void copy()}
      >
        <ButtonFace icon="article">
          <span className={styles.words}>
            <span className={classes(result !== undefined && styles.off)}>{words.copyLink}</span>
            <span className={classes(result === undefined && styles.off)}>
              {COPY_FEEDBACK[result ?? "copied"]}
            </span>
          </span>
        </ButtonFace>
      </button>
      <span className="sr" role="status">
        {result === "copied" ? words.linkIsCopied : ""}
        {result === "failed" ? words.linkCannotBeCopied : ""}
      </span>
    </>
  );
}

function DownloadLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} download className={buttons.button}>
      <ButtonFace icon="arrow-right">{label}</ButtonFace>
    </a>
  );
}

/**
 * Options to share the page: its link, the system's share sheet if available, and its pictures.
 * Controls that need scripts are omitted without them.
 */
export function SharePage({ stem, title, hasStory = false }: SharePageProps) {
  const hasSheet = useBrowserValue(canShare, false);
  const picture = `${import.meta.env.BASE_URL}share/${stem}`;
  return (
    <section id="share" className={`onScreens ${styles.share}`} aria-label={words.share}>
      <p className="lab">{words.share}</p>
      <div className={`cluster ${styles.ways}`}>
        <DownloadLink href={`${picture}.png`} label={words.downloadImage} />
        {hasStory ? (
          <DownloadLink href={`${picture}-story.png`} label={words.downloadStory} />
        ) : undefined}
        <span className="needsScripts">
          <CopyButton />
        </span>
        <button
          type="button"
          className={classes(quiet, "needsScripts", !hasSheet && styles.off)}
          disabled={!hasSheet}
          onClick={() => void shareLink(title)}
        >
          <ButtonFace icon="arrow-up-right">{words.shareWithTheSystem}</ButtonFace>
        </button>
      </div>
    </section>
  );
}
