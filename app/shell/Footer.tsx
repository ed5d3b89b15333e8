import { memo } from "react";
import { Link } from "wouter";
import { Art } from "#app/ui/Art/Art.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { secondaryPages } from "./site-links.ts";
import { usePageLinks } from "#app/page/use-page-links.ts";
import { type SiteData, useSite } from "#app/page/site.ts";
import styles from "./Footer.module.css";

type SocialLink = SiteData["socialLinks"][number];

/** The letters are a picture of the name that the link already has. */
function SocialToken({ label, letters, link }: SocialLink) {
  return (
    <ExternalLink href={link} className={styles.token} label={label}>
      {letters === undefined ? <Icon name="mail" /> : <span data-letters={letters} />}
    </ExternalLink>
  );
}

/** The same ink sheet in both colour schemes; not drawn again because a link was pointed at. */
export const Footer = memo(function Footer({ inert }: { inert: boolean }) {
  const links = usePageLinks(secondaryPages);
  const site = useSite();
  return (
    <footer className={styles.foot} inert={inert}>
      <div className={styles.inks} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
        <span />
        <span />
      </div>
      <div className={`wrap ${styles.inner}`}>
        <Art sheet={site.marks} id="wordmark" viewBox="0 -3 413 104" className={styles.mark} />
        {links.length === 0 ? undefined : (
          <nav aria-label="More pages">
            <ul className={styles.pages}>
              {links.map(({ page, label, href }) => (
                <li key={page}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {site.socialLinks.length === 0 ? undefined : (
          <ul className={styles.social}>
            {site.socialLinks.map((social) => (
              <li key={social.label}>
                <SocialToken {...social} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
});
