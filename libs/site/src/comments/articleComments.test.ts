import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anArticle } from '../testing/anArticle';
import { testContext } from '../testing/testContext';
import { articleComments } from './articleComments';
import { conversationId } from './conversationId';

const reported = vi.spyOn(console, 'warn');
beforeEach(() => void reported.mockReset().mockReturnValue());
afterAll(() => reported.mockRestore());

const { hidden } = anArticle('1');
const on = (comments: object = {}, more: object = {}) => testContext({ brandConfig: { comments, ...more } });

describe('the id of a conversation', () => {
  it('is of the site code and the content', () => {
    expect(conversationId(anArticle('1017'), on())).toBe('FCA-1017');
    // A story of another site keeps its own conversation.
    expect(conversationId(anArticle('9', { siteCode: 'BOLAVIP' }), on())).toBe('BOLAVIP-9');
    expect(conversationId(anArticle('9', { siteCode: '' }), on())).toBe('FCA-9');
  });

  it('is made as the old comments have it', () => {
    expect(conversationId(anArticle('1017'), on({ id: 'bv_{content}_{site}' }))).toBe('bv_1017_FCA');
  });

  it('is none on a site without comments, below an article that wants none, and without an id', () => {
    expect(conversationId(anArticle('1'), testContext())).toBeNull();
    expect(conversationId(anArticle('1', { hidden: { ...hidden, comments: true } }), on())).toBeNull();
    expect(conversationId(anArticle(''), on())).toBeNull();
    expect(reported).not.toHaveBeenCalled();
  });

  it.each(['liga/nota 1', 'https://futbol.example/1', 'ñ', '1'.repeat(197)])(
    'is none, with a report, where the service would not take it: %s',
    (id) => {
      expect(conversationId(anArticle(id), on())).toBeNull();
      expect(reported).toHaveBeenCalledWith(
        expect.stringMatching(/"problem":"no comments.*"place":"comments"/),
      );
    },
  );

  it('may be of 200 characters', () => {
    expect(conversationId(anArticle('1'.repeat(196)), on())).toHaveLength(200);
  });
});

describe('the number of comments', () => {
  const counterOf = (commentCount: number | null, comments: object) =>
    articleComments(anArticle('1', { commentCount }), on(comments))?.counter;

  it('is left to the service', () => {
    expect(counterOf(4, {})).toEqual({ kind: 'service', label: 'Comentarios' });
  });

  it('is shown where the service is not asked, 0 too', () => {
    const given = { counts: 'given' };

    expect(counterOf(1214, given)).toMatchObject({ kind: 'number', label: '1\u00a0214 comentarios' });
    expect(counterOf(0, given)).toMatchObject({ kind: 'number', text: '0' });
    expect(counterOf(null, given)).toEqual({ kind: 'hidden' });
  });

  it('has the icon of the brand', () => {
    const iconOf = (more: object) => articleComments(anArticle('1'), on({}, more))?.icon;

    expect([iconOf({}), iconOf({ commentIcon: 'balloons' })]).toEqual(['bubble', 'balloons']);
  });
});
