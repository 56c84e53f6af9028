import type { Topic } from '@cancha/data-access/cms/Topic';

/** Topics by their first letter. `#` stands for whatever begins with none. */
export type LetterGroup = { letter: string; topics: readonly Topic[] };

/** Without its accent: "Ángel" stands under A. The letter of its own that Spanish has stays one. */
function letterOf(title: string, locale: string): string {
  const [first = ''] = title.trim().toLocaleUpperCase(locale);
  if (first.normalize('NFC') === 'Ñ') return 'Ñ';
  const plain = first.normalize('NFD').slice(0, 1);
  return /\p{L}/u.test(plain) ? plain : '#';
}

/** Topics in the order of the alphabet as readers of the site have it, letter by letter; figures come last. */
export function groupTopics(topics: readonly Topic[], locale: string): LetterGroup[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const groups = new Map<string, Topic[]>();
  for (const topic of [...topics].sort((a, b) => compare(a.title, b.title))) {
    const letter = letterOf(topic.title, locale);
    groups.set(letter, [...(groups.get(letter) ?? []), topic]);
  }
  return [...groups]
    .sort(([a], [b]) => Number(a === '#') - Number(b === '#') || compare(a, b))
    .map(([letter, own]) => ({ letter, topics: own }));
}
