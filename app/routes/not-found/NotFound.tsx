import { Link } from "wouter";
import { paths } from "#app/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import styles from "./NotFound.module.css";

/** For every address that the site does not have. */
export function NotFound({ picture }: { picture: string }) {
  return (
    <section className={`wrap ${styles.none}`}>
      <div>
        <Wood as="h1" text="Out of bounds" cap={0.11} phoneCap={0.15} />
        <p className={`d4 ${styles.words}`}>
          There is no page at this address. Check the spelling.
        </p>
        <Link href={paths.home()} className={buttons.button}>
          <ButtonFace icon="arrow-right">Back to Home</ButtonFace>
        </Link>
      </div>
      <Art sheet={picture} id="tree" viewBox="0 0 520 400" />
    </section>
  );
}
