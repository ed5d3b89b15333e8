import { useSources } from "#app/islands/rendering.ts";
import { classes } from "#app/lib/classes.ts";
import type { Club } from "#app/record/record.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { ButtonLink } from "#app/ui/Button/ButtonLink.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { Benefits } from "./Benefits.tsx";
import { Press } from "./Press.tsx";
import { Signs } from "./Signs.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import styles from "./SponsorsPage.module.css";

/** A call for sponsors, with an email link. */
function Call({ title, text }: NonNullable<Club["sponsorsCall"]>) {
  const { captainsEmail } = useSources().record.club;
  return (
    <section
      className={classes("onScreens ground stack", styles.call, inks.plate1)}
      aria-label="Become a sponsor"
    >
      <Wood as="h2" text={title} cap={0.05} phoneCap={0.11} />
      <p>{text}</p>
      {captainsEmail && (
        <ButtonLink href={`mailto:${captainsEmail}`}>Email the captains</ButtonLink>
      )}
    </section>
  );
}

/** All sponsors, the call for more, their benefits, and the press kit. */
export function Page() {
  const { sponsors, sponsorsCall } = useSources().record.club;
  return (
    <>
      <PageHead title={pageLabels.sponsors} />
      <div className={`wrap cluster ${styles.top}`}>
        {sponsors.length > 0 && <Signs sponsors={sponsors} />}
        {sponsorsCall && <Call {...sponsorsCall} />}
      </div>
      <Benefits />
      <Press />
    </>
  );
}
