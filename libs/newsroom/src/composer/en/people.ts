import type { Topic } from '../Phrasebook.ts';

const shortNames: Record<string, string> = {
  'Cristiano Ronaldo': 'Ronaldo',
  'Vinícius Júnior': 'Vinícius Jr.',
  'Jan Paul van Hecke': 'Van Hecke',
  'Virgil van Dijk': 'Van Dijk',
  'Kevin De Bruyne': 'De Bruyne',
  'Charles De Ketelaere': 'De Ketelaere',
  'Giovani Lo Celso': 'Lo Celso',
  'Alexis Mac Allister': 'Mac Allister',
  'Barış Alper Yılmaz': 'Yılmaz',
  'Marcus Holmgren Pedersen': 'Pedersen',
  'Sidny Lopes Cabral': 'Cabral',
  'Lamine Yamal': 'Lamine Yamal',
};

/** What a player is called in a headline: `Haaland`. Korean names and other names of three words stay whole. */
export function shortName(player: string): string {
  const known = shortNames[player];
  if (known) return known;
  const words = player.split(' ');
  const [, last] = words;
  return words.length === 2 && last && !/-\p{Ll}/u.test(last) && !/^Jr/.test(last) ? last : player;
}

/** `Kylian Mbappé` → `kylian-mbappe` */
export function topicOf(name: string): Topic {
  const plain = name
    .replace(/[øØ]/g, 'o')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/[đĐ]/g, 'd')
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
  return { slug: plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''), name };
}
