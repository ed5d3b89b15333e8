import { PageList } from "./PageList.tsx";
import { Posters } from "./Posters.tsx";
import { Rail } from "./Rail.tsx";
import { Stage } from "./Stage.tsx";
import type { HomeContent } from "./shape-home.ts";

interface HomeProps extends HomeContent {
  /** Addresses of the art sheets. */
  hero: string;
  posterArt: string;
}

/** One poster a viewport; below it, on phones, the list of pages. */
export function Home(props: HomeProps) {
  const { headline, tryouts, hasCrook, seasons, posters, hero, posterArt } = props;
  return (
    <>
      <h1 className="sr">{headline}</h1>
      <Stage art={hero} {...{ tryouts, hasCrook }} />
      <Rail seasons={seasons} />
      <PageList />
      {posters.length > 0 && <Posters posters={posters} art={posterArt} />}
    </>
  );
}
