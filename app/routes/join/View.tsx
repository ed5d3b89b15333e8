import { useSite } from "#app/page/site.ts";
import { classes } from "#app/lib/classes.ts";
import { capFor } from "#app/lib/wood-type/measure.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { RestOfPage } from "#app/ui/RestOfPage/RestOfPage.tsx";
import * as club from "#words/club.ts";
import type { JoinData } from "./join-data.ts";
import { Ask } from "./components/Ask.tsx";
import { Facts } from "./components/Facts.tsx";
import { Follow } from "./components/Follow.tsx";
import { Proof } from "./components/Proof.tsx";
import { TeamQuest } from "./components/TeamQuest.tsx";
import { Support } from "./components/Support.tsx";
import { TryoutDetails } from "./components/TryoutDetails.tsx";
import { Tryouts } from "./components/Tryouts.tsx";
import { Values } from "./components/Values.tsx";
import styles from "./JoinPage.module.css";

/** For those who think of joining: the tryouts, what the record proves, whom to ask, what the team is like. */
export function View({ data }: { data: JoinData }) {
  const { title, tryouts, ask, quest } = data;
  const { language } = useSite();
  const halves = classes("wrap section columns", styles.halves);
  return (
    <>
      <PageHead title={title} cap={capFor(title, 0.05, 0.0998)} phoneCap={0.205} />
      <div className={classes("wrap", styles.head)}>
        <Tryouts
          tryouts={tryouts}
          answers={data.answers}
          email={ask.email}
          picture={data.art.picture}
        />
      </div>
      {tryouts === undefined ? undefined : (
        <TryoutDetails tryouts={tryouts} className={classes("wrap", styles.details)} />
      )}
      <RestOfPage>
        {data.ultimate === undefined ? undefined : (
          <section className="wrap section" aria-labelledby="ultimate">
            <Heading id="ultimate" title={club.whatIsUltimate} />
            <p className={styles.ultimate} lang={language}>
              {data.ultimate}
            </p>
          </section>
        )}
        <div className={halves}>
          <Facts facts={data.facts} />
          <Ask ask={ask} busts={data.art.busts} />
        </div>
        <Proof data={data} className={halves} />
        <Values values={data.values} className="wrap section" />
        {quest === undefined ? undefined : (
          <TeamQuest quest={quest} badges={data.art.badges} className="wrap section" />
        )}
        <div className={halves}>
          <Follow follow={data.follow} calendar={data.calendar} />
          <Support plates={data.art.plates} />
        </div>
      </RestOfPage>
    </>
  );
}
