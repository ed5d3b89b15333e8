import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import * as words from "#words/pages/about.ts";
import type { SocialLink } from "./shape-about.ts";
import styles from "./GetInTouch.module.css";

interface GetInTouchProps {
  captainsEmail: string | undefined;
  socialLinks: readonly SocialLink[];
}

function waysIn(hasEmail: boolean, hasProfiles: boolean): string {
  if (!hasEmail) return words.followUs;
  return hasProfiles ? words.followUsOrEmail : words.emailTheCaptains;
}

/** Profiles to follow, and the captains' address. */
export function GetInTouch({ captainsEmail, socialLinks }: GetInTouchProps) {
  return (
    <section>
      <h2 className="d1">{words.getInTouch}</h2>
      <p className={`intro ${styles.sentence}`}>
        {waysIn(captainsEmail !== undefined, socialLinks.length > 0)}
        {captainsEmail === undefined ? undefined : (
          <>
            {" "}
            <ExternalLink href={`mailto:${captainsEmail}`}>{captainsEmail}</ExternalLink>
          </>
        )}
        .
      </p>
      {socialLinks.length === 0 ? undefined : (
        <ul className={styles.links}>
          {socialLinks.map(({ name, link, letters }) => (
            <li key={name}>
              <ExternalLink href={link} className={`row ${styles.link}`}>
                <span className={`token centered display ${styles.token}`} aria-hidden="true">
                  {letters ?? <Icon name="mail" />}
                </span>
                {name}
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
