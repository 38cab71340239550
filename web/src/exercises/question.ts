// What an exercise asks.
import type { ExerciseInfo } from "../protocol";
import { t } from "../words";

export const question = ({ game, theme, facts }: ExerciseInfo): string => t(`${game}-exercise-${theme}`, facts);
