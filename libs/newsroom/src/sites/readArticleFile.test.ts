import { describe, expect, it } from 'vitest';
import { readArticleFile } from './readArticleFile.ts';

const head = {
  id: '1001',
  slug: 'haaland-manda-a-brasil-a-casa',
  section: 'mundial-2026',
  categories: '[mundial-2026]',
  title: 'Haaland manda a Brasil a casa en once minutos',
  epigraph: 'Octavos de final',
  label: 'Brasil 1-2 Noruega',
  excerpt: `"${'El 9 noruego marcó a los 79 y a los 90. '.repeat(3).trim()}"`,
  author: 'mesa-mundial',
  publishedAt: '2026-07-05T16:12:00-06:00',
  tags: '[noruega]',
  picture: '{ kind: red, teams: [NOR] }',
  caption: 'La red.',
};

function file(changes: Record<string, string | undefined> = {}, body = 'Un párrafo.'): string {
  const changed: Record<string, string | undefined> = { ...head, ...changes };
  const fields = Object.entries(changed).filter(([, value]) => value !== undefined);
  return `---\n${fields.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n\n${body}\n`;
}

function reasonFor(text: string): string {
  const result = readArticleFile('x.md', text);
  return result.ok ? 'accepted' : result.problem.reason;
}

describe('readArticleFile', () => {
  it('reads the head and leaves the body in Markdown', () => {
    const result = readArticleFile('x.md', file({}, '## Uno\n\nDos.'));

    expect(result).toMatchObject({
      ok: true,
      value: {
        file: 'x.md',
        markdown: '## Uno\n\nDos.',
        head: { id: 1001, publishedAt: new Date('2026-07-05T22:12:00Z'), matches: [], evergreen: false },
      },
    });
  });

  it.each([
    ['an unquoted colon', file({ title: 'Uno: dos: tres' }), /^head is no YAML/],
    ['no head', 'Un párrafo.', /no head/],
    ['no body', file({}, ''), /no body/],
    ['a missing title', file({ title: undefined }), /^title/],
    ['a short title', file({ title: 'Corto' }), /^title/],
    ['a long title', file({ title: 'x'.repeat(71) }), /^title/],
    ['a long label', file({ label: 'x'.repeat(31) }), /^label/],
    ['a short excerpt', file({ excerpt: 'Corto.' }), /^excerpt/],
    ['a slug with an accent', file({ slug: 'méxico' }), /^slug/],
    ['a date without an offset', file({ publishedAt: '2026-07-05T16:12:00' }), /^publishedAt/],
    ['a change before it was published', file({ modifiedAt: '2026-07-04T00:00:00-06:00' }), /modifiedAt/],
    ['an unknown kind of picture', file({ picture: '{ kind: foto }' }), /^picture/],
    ['a word nobody knows', file({ autor: 'x' }), /autor/],
    ['categories without its section', file({ categories: '[panama]' }), /categories/],
    ['a tag twice', file({ tags: '[noruega, noruega]' }), /tag is listed twice/],
    ['a path to nowhere', file({ path: 'https://x.example/a.html' }), /^path/],
  ])('refuses %s and says why', (_, text, reason) => {
    expect(reasonFor(text)).toMatch(reason);
  });
});
