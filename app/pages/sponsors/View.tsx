import { makeHref } from "#app/ui/Link/make-href.ts";
import { classes } from "#app/lib/classes.ts";
import { capFor } from "#app/lib/wood-type/measure.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Figures } from "#app/ui/Figures/Figures.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as words from "#words/pages/sponsors.ts";
import type { SponsorTier, OfferedKit, SponsorsData } from "./shape-sponsors.ts";
import styles from "./SponsorsPage.module.css";

/** The sponsors of a tier, each an enamel sign with a name and a link to the sponsor's site. */
function Signs({ tier, plates }: { tier: SponsorTier; plates: string }) {
  const { name, sponsors } = tier;
  return (
    <div>
      {name === undefined ? undefined : <h2 className="d2">{name}</h2>}
      <List className={styles.signs} aria-label={name ?? pageLabels.sponsors}>
        {sponsors.map((sponsor) => (
          <li key={sponsor.id}>
            <ExternalLink href={sponsor.link} isSponsored className={styles.link}>
              <Art
                sheet={plates}
                id={sponsor.id}
                viewBox="0 0 480 200"
                className={styles.plate}
                sizes="(width < 900px) 46vw, 430px"
              />
              <span className={`spread ${styles.name}`}>
                <span>
                  <span className="d3">{sponsor.name}</span>
                  {sponsor.seasons === undefined ? undefined : (
                    <span className={`xs muted ${styles.seasons}`}> {sponsor.seasons}</span>
                  )}
                </span>
                <span className={`notOnPhones ${buttons.round}`}>
                  <Icon name="arrow-up-right" />
                </span>
              </span>
            </ExternalLink>
          </li>
        ))}
      </List>
    </div>
  );
}

/** Color swatches with hex codes. SVG, because the content security policy forbids style attributes. */
function Colors({ colors }: Pick<OfferedKit, "colors">) {
  return (
    <List className={styles.colors} aria-label={words.colors}>
      {colors.map(({ name, hex }) => (
        <li key={hex}>
          <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width="1" height="1" fill={hex} />
          </svg>
          <span className={styles.color}>{name}</span>
          <code>{hex}</code>
        </li>
      ))}
    </List>
  );
}

function Download({ kit }: { kit: OfferedKit }) {
  return (
    <div>
      <List className={styles.contents}>
        {kit.contents.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
      <p className={`onScreens ${styles.download}`}>
        <a href={makeHref(kit.path)} download className={buttons.button}>
          <ButtonFace icon="arrow-right">{words.pressKit(kit.size)}</ButtonFace>
        </a>
      </p>
    </div>
  );
}

/** Press kit: the team's name, a description, its marks and colors. */
function Press({ press, className }: Pick<SponsorsData, "press"> & { className: string }) {
  const { description, spellings, kit } = press;
  return (
    <section className={className} aria-labelledby="press">
      <Heading id="press" title={words.forThePress} note={words.toCopyAndPrint} />
      <div className={`columns ${styles.columns}`}>
        <div>
          <p className={styles.description}>{description}</p>
          {spellings.map((line) => (
            <p key={line} className={`muted ${styles.spelling}`}>
              {line}
            </p>
          ))}
        </div>
        {kit === undefined ? undefined : <Download kit={kit} />}
      </div>
      {kit === undefined ? undefined : <Colors colors={kit.colors} />}
    </section>
  );
}

/** A call for sponsors, with an email link. */
function Call({ title, text, email }: NonNullable<SponsorsData["call"]>) {
  const cap = capFor(title, 0.12, 0.2);
  return (
    <section className="onScreens" aria-label={words.becomeASponsor}>
      <div className={classes(styles.call, inks.plate1)}>
        <Wood as="h2" text={title} cap={cap} phoneCap={cap} />
        <p>{text}</p>
        {email === undefined ? undefined : (
          <ExternalLink href={`mailto:${email}`} className={buttons.button}>
            <ButtonFace icon="arrow-up-right">{words.emailTheCaptains}</ButtonFace>
          </ExternalLink>
        )}
      </div>
    </section>
  );
}

const head = <PageHead title={pageLabels.sponsors} />;

/** All sponsors, their benefits, the call, and the press kit. */
export function View({ data }: { data: SponsorsData }) {
  const { tiers, reach, call, press } = data;
  const section = "wrap section";
  return (
    <>
      {head}
      <div className={`wrap ${styles.top}`}>
        {tiers.length === 0 ? undefined : (
          <div className={styles.tiers}>
            {tiers.map((tier) => (
              <Signs key={tier.name ?? ""} tier={tier} plates={data.plates} />
            ))}
          </div>
        )}
        {call === undefined ? undefined : <Call {...call} />}
      </div>
      <section className={section} aria-labelledby="reach">
        <Heading id="reach" title={words.whatASponsorGets} />
        {reach.length === 0 ? undefined : <Figures figures={reach} className={styles.reach} />}
        <p className={styles.seen}>{words.seenOn}</p>
      </section>
      <Press press={press} className={section} />
    </>
  );
}
