import type { ComponentProps } from "react";
import { AwardsScreen } from "./awards/AwardsScreen.tsx";
import { PhotographScreen } from "./photographs/PhotographScreen.tsx";
import { FileScreen } from "./screens/FileScreen.tsx";
import { ReviewScreen } from "./screens/ReviewScreen.tsx";
import { ScoresScreen } from "./screens/ScoresScreen.tsx";
import { SeasonScreen } from "./screens/SeasonScreen.tsx";
import { StartScreen } from "./screens/StartScreen.tsx";
import { TournamentScreen } from "./screens/TournamentScreen.tsx";

interface ScreenProps {
  screen: readonly [name: string, of: string];
  review: ComponentProps<typeof ReviewScreen>;
}

/** The screen that the address names. */
export function Screen({ screen: [name, of], review }: ScreenProps) {
  switch (name) {
    case "file":
      return <FileScreen key={of} file={of} />;
    case "scores":
      return <ScoresScreen key={of} file={of} />;
    case "awards":
      return <AwardsScreen key={of} year={Number(of)} />;
    case "photograph":
      return <PhotographScreen />;
    case "new-tournament":
      return <TournamentScreen />;
    case "new-season":
      return <SeasonScreen />;
    case "review":
      return <ReviewScreen {...review} />;
    default:
      return <StartScreen />;
  }
}
