import type { Game, Story } from '../plan/Story.ts';
import { nameOf } from './nations.ts';
import { topicOf } from './people.ts';

/** Last part of the address: who played, what it is about, and the date of a match that may be played again. */
export function slug(story: Story): string {
  switch (story.kind) {
    case 'report':
      return `${plain(nameOf(story.game.home))}-${story.game.score?.join('-x-') ?? 'x'}-${plain(nameOf(story.game.away))}-${phase(story.game)}`;
    case 'preview':
      return `${plain(nameOf(story.game.home))}-x-${plain(nameOf(story.game.away))}-data-horario-e-local-${phase(story.game)}`;
    case 'group':
      return `grupo-${story.round.group?.toLowerCase() ?? ''}-da-copa-${story.finished ? 'classificacao-final' : `rodada-${story.week}`}`;
    case 'campaign':
      return `${plain(nameOf(story.team))}-na-copa-do-mundo-a-campanha-em-numeros`;
    case 'round':
    case 'season':
      throw new Error(`${story.key}: leagues are not told in Portuguese`);
  }
}

/** The day, outside of the World Cup: two nations may draw 1-1 twice in a year. */
function phase({ round, competition, day }: Game): string {
  const names: Record<string, string> = {
    group: 'fase-de-grupos',
    r32: '16-avos',
    r16: 'oitavas',
    qf: 'quartas',
    sf: 'semifinal',
    third: 'terceiro-lugar',
    final: 'final',
  };
  return (competition.kind === 'world-cup' && names[round?.kind ?? '']) || day;
}

function plain(name: string): string {
  return topicOf(name).slug;
}
