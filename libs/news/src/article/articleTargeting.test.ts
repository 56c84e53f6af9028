import { describe, expect, it } from 'vitest';
import { anArticle } from '@cancha/site/testing/anArticle';
import { articleTargeting } from './ArticleData';

const read = (...[id, changes]: Parameters<typeof anArticle>) =>
  JSON.parse(articleTargeting(anArticle(id, changes))) as Record<string, unknown>;

describe('what ads and statistics are told of an article', () => {
  it('holds the tags that are not shown', () => {
    const data = read('1', { hiddenTags: [{ text: 'Secreta', url: 'secreta' }], eventTitle: 'Final' });

    expect(data).toMatchObject({ hiddenTags: ['secreta'], event: 'Final', ads: true, comments: true });
  });

  it('keeps ads and comments away where the newsroom wants it', () => {
    const { hidden } = anArticle('1');

    expect(read('1', { hidden: { ...hidden, ads: true, comments: true } })).toMatchObject({
      ads: false,
      comments: false,
    });
  });

  it('cannot close the script it stands in', () => {
    expect(articleTargeting(anArticle('1', { eventTitle: '</script>' }))).not.toContain('<');
  });
});
