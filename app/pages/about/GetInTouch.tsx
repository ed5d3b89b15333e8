import { capitalize, socialLetters } from "#app/lib/text.ts";
import type { Club } from "#app/record/record.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { ExternalLink } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import styles from "./About.module.css";

/** Social profiles and the captains' email address. */
export function GetInTouch({ captainsEmail, socialLinks }: Club) {
  return (
    <section>
      <Heading title="Get In Touch" />
      <p className="intro apart">
        {socialLinks.length > 0 && "Follow us on social media"}
        {captainsEmail !== undefined && (
          <>
            {socialLinks.length > 0 ? " or email" : "Email"} the captains at{" "}
            <ExternalLink href={`mailto:${captainsEmail}`} className="goldLink">
              {captainsEmail}
            </ExternalLink>
          </>
        )}
        .
      </p>
      {socialLinks.length > 0 && (
        <List className={styles.links}>
          {socialLinks.map(({ name, link }) => (
            <li key={name}>
              <ExternalLink href={link} className={`row ${styles.link}`}>
                <span className={`token centered display ${styles.token}`} aria-hidden="true">
                  {socialLetters(name) ?? <Icon name="mail" />}
                </span>
                {capitalize(name)}
              </ExternalLink>
            </li>
          ))}
        </List>
      )}
    </section>
  );
}
