import { checkArticleFacts } from '../facts/checkArticleFacts.ts';
import { textsOf, type DeskRule } from './DeskRule.ts';

/** Every score and minute is one of a listed match. */
export const recordedFigures: DeskRule = (file, { index }) => {
  const { matches, notScores } = file.head;
  return checkArticleFacts({ text: textsOf(file).join('\n'), matches, notScores }, index);
};
