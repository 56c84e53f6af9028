import { said } from '../../plan/Statement.ts';
import { isWhole } from '../competitionWords.ts';
import { inWords, ordinal, possessive } from '../grammar.ts';
import { lateKind, lateWords } from '../minuteWords.ts';
import { headlineName } from '../nations.ts';
import { inCity } from '../places.ts';
import type { Headline } from './reportHeadlines.ts';
import type { ToldMatch } from './ToldMatch.ts';

/** Headlines that name who scored for the winner. */
export function scorerHeadlines(t: ToldMatch): Headline[] {
  return [...ofSeveral(t), ...ofFew(t), ...ofLateGoal(t), ...ofTotal(t), ...ofOwnGoal(t)];
}

function ofSeveral(t: ToldMatch): Headline[] {
  const [won, lost] = [headlineName(t.winner), headlineName(t.loser)];
  const several = said(t.story, 'several').find(({ team }) => team.key === t.winner.key);
  if (!several) return [];
  const player = t.short(several.player);
  const goals = several.goals.length;
  if (goals > 3) return [['haul', `${player} scores ${inWords(goals)} as ${won} beats ${lost} ${t.score}`]];
  return goals === 3
    ? [
        ['hat-trick', `${player} nets hat trick as ${won} beats ${lost} ${t.score}`],
        ['hat-trick-lifts', `${possessive(player)} hat trick powers ${won} past ${lost} ${t.score}`],
      ]
    : [
        ['brace', `${player} scores twice as ${won} beats ${lost} ${t.score}`],
        ['brace-lifts', `${possessive(player)} brace lifts ${won} past ${lost} ${inCity(t.game)}`],
        ['brace-with', `${won} beats ${lost} ${t.score} behind ${possessive(player)} two goals`],
      ];
}

function ofFew(t: ToldMatch): Headline[] {
  const [won, lost] = [headlineName(t.winner), headlineName(t.loser)];
  const own = t.winnerGoals.some(({ kind }) => kind === 'own');
  const scorers = [...new Set(t.winnerGoals.map(({ player }) => t.short(player)))];
  const [one, two] = scorers;
  if (own || !one) return [];
  if (t.winnerGoals.length === 1) {
    return [
      ['only-scorer', `${possessive(one)} goal lifts ${won} past ${lost} ${inCity(t.game)}`],
      ['only-scores', `${one} scores as ${won} beats ${lost} ${t.score} ${inCity(t.game)}`],
    ];
  }
  return two && scorers.length === 2 && t.winnerGoals.length === 2
    ? [
        ['two-scorers', `${one} and ${two} score as ${won} beats ${lost} ${t.score}`],
        ['two-goals', `${won} beats ${lost} on goals by ${one} and ${two}`],
      ]
    : [];
}

function ofLateGoal(t: ToldMatch): Headline[] {
  const late = t.decisive?.late ? t.decisive.goal : null;
  if (!late || late.kind === 'own') return [];
  const [won, lost] = [headlineName(t.winner), headlineName(t.loser)];
  const player = t.short(late.player);
  return [
    ['late', `${possessive(player)} ${lateKind(late.minute)} goal lifts ${won} past ${lost}`],
    ['late-score', `${player} scores ${lateWords(late.minute)} as ${won} beats ${lost} ${t.score}`],
    ['late-team', `${won} beats ${lost} ${t.score} on ${lateKind(late.minute)} goal by ${player}`],
  ];
}

function ofTotal(t: ToldMatch): Headline[] {
  const total = said(t.story, 'scorer-total').find(
    ({ team, goals }) => team.key === t.winner.key && goals >= 3 && isWhole(t.game.competition),
  );
  if (!total) return [];
  const [won, lost] = [headlineName(t.winner), headlineName(t.loser)];
  return [
    [
      'total',
      `${t.short(total.player)} up to ${inWords(total.goals)} goals as ${won} beats ${lost} ${t.score}`,
    ],
    [
      'total-nth',
      `${t.short(total.player)} gets ${ordinal(total.goals)} goal of tournament as ${won} beats ${lost}`,
    ],
  ];
}

function ofOwnGoal(t: ToldMatch): Headline[] {
  const own = t.winnerGoals.find(({ kind }) => kind === 'own');
  if (!own || t.margin > 1) return [];
  const [won, lost] = [headlineName(t.winner), headlineName(t.loser)];
  return [['own-goal', `Own goal helps ${won} beat ${lost} ${t.score} ${inCity(t.game)}`]];
}
