import type { Topic } from '../Phrasebook.ts';
import type { Competition, Story } from '../plan/Story.ts';
import { plainCompetition } from './competitionWords.ts';
import { slugify } from './slugWords.ts';

const topics: Record<Competition['kind'], Topic | null> = {
  'world-cup': null,
  'gold-cup': { slug: 'copa-oro', name: 'Copa Oro' },
  'copa-america': { slug: 'copa-america', name: 'Copa América' },
  qualifiers: { slug: 'eliminatorias-concacaf', name: 'Eliminatorias Concacaf' },
  'play-in': null,
  league: { slug: 'liga-de-costa-rica', name: 'Liga de Costa Rica' },
  other: null,
};

/** The competition, and the half of a season. */
export function topicsOfStory(story: Story): Topic[] {
  const competition =
    story.kind === 'report' || story.kind === 'preview' ? story.game.competition : story.competition;
  const name = plainCompetition(competition);
  const own =
    (competition.kind === 'qualifiers' && southern(story)) ||
    topics[competition.kind] ||
    (competition.kind === 'play-in' ? playIn(competition) : { slug: slugify(name), name });
  return [own, ...(story.kind === 'round' || story.kind === 'season' ? [halfOf(story.round.names.es)] : [])];
}

const conmebol = new Set(['ARG', 'BOL', 'BRA', 'CHI', 'COL', 'ECU', 'PAR', 'PER', 'URU', 'VEN']);

/** The qualifiers of both confederations are one competition in the records. */
function southern({ teams }: Story): Topic | null {
  return teams.some(({ key }) => conmebol.has(key))
    ? { slug: 'eliminatorias-sudamericanas', name: 'Eliminatorias Sudamericanas' }
    : null;
}

function playIn({ key }: Competition): Topic {
  return key.includes('goldcup')
    ? { slug: 'copa-oro', name: 'Copa Oro' }
    : { slug: 'copa-america', name: 'Copa América' };
}

/** The first half of a season is played in the year it begins in. */
function halfOf(name: string): Topic {
  const half = name === 'Apertura' ? 'Apertura 2024' : 'Clausura 2025';
  return { slug: slugify(half), name: half };
}
