import { describe, expect, it } from 'vitest';
import { aPost } from '@cancha/site/testing/aPost';
import { testContext } from '@cancha/site/testing/testContext';
import { orderPosts } from './orderPosts';
import { toLivePosts } from './toLivePost';

const context = testContext();
// 16:30 in Costa Rica.
const now = new Date('2026-07-05T22:30:00Z');
const show = (...posts: Parameters<typeof orderPosts>[0]) =>
  toLivePosts(orderPosts(posts), { path: '/final.html', context, now });

describe('when a post is from', () => {
  it('is told by the clocks of the site, with its day for who does not see it', () => {
    const [post] = show(aPost('1', { publishedAt: '2026-07-06T03:05:00+02:00' }));

    expect(post?.time).toEqual({ iso: '2026-07-06T03:05:00+02:00', text: '19:05', date: 'dom 5 jul' });
  });

  it('has its day over the first post of each day, and whose day it is', () => {
    const days = show(
      aPost('d', { publishedAt: '2026-07-05T06:10:00Z' }),
      aPost('c', { publishedAt: '2026-07-05T06:00:00Z' }),
      aPost('b', { publishedAt: '2026-07-05T05:59:00Z' }),
      aPost('a', { publishedAt: '2026-07-02T05:59:00Z' }),
    ).map(({ day }) => day?.text ?? null);

    expect(days).toEqual([
      'Hoy, dom 5 jul · hora de Costa Rica',
      null,
      'Ayer, sáb 4 jul · hora de Costa Rica',
      'Miércoles 1 de julio de 2026 · hora de Costa Rica',
    ]);
  });

  it('is of yesterday also on the evening of a day that had 25 hours', () => {
    const chile = testContext({ site: { timeZone: 'America/Santiago' } });
    const [post] = toLivePosts(orderPosts([aPost('1', { publishedAt: '2026-04-03T18:00:00Z' })]), {
      path: '/final.html',
      context: chile,
      // 23:30, for the second time.
      now: new Date('2026-04-05T03:30:00Z'),
    });

    expect(post?.day?.text).toMatch(/^Ayer, vie 3 abr/);
  });

  it('is left out where nobody knows', () => {
    const [post] = show(aPost('1', { publishedAt: null }));

    expect(post).toMatchObject({ time: null, day: null, edited: null });
    expect(post?.permalink.label).toBe('Enlace a la entrada: Entrada 1');
  });
});

describe('a post that was corrected', () => {
  const edited = (modifiedAt: string | null) => show(aPost('1', { modifiedAt }))[0]?.edited?.text ?? null;

  it('says so, and when', () => {
    expect(edited('2026-07-05T16:20:00-06:00')).toBe('Editada: 16:20');
    expect(edited('2026-07-07T09:00:00-06:00')).toBe('Editada: mar 7 jul, 09:00');
  });

  it('does not where it was never read otherwise', () => {
    expect([edited(null), edited('2026-07-05T16:12:30-06:00'), edited('2026-07-01T00:00:00Z')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('the text of a post', () => {
  it('is cleaned like that of an article', () => {
    const [post] = show(
      aPost('1', { body: '<script>alert(1)</script><p onclick="x()">Gol</p><a href="javascript:x()">a</a>' }),
    );

    expect(post?.body).toBe('<p>Gol</p><p>a</p>');
  });

  it('has its pictures where they lie, in the room they take', () => {
    const [post] = show(aPost('1', { body: '<img src="/fotos/gol-490x275.jpg" alt="El gol">' }));

    expect(post?.body).toContain('style="aspect-ratio:490/275');
    expect(post?.body).toMatch(/src="https?:\/\/[^"/]+\/fotos\/gol-490x275\.jpg"/);
  });

  it('leads to what was embedded, with the words that were quoted', () => {
    const tweet =
      '<blockquote class="twitter-tweet"><p>¡Campeones!</p> <a href="https://twitter.com/FIFA/status/18130000">x</a></blockquote>';
    const video = '<iframe src="https://www.youtube.com/embed/pRpeEdMmmQ0"></iframe>';
    const [post] = show(aPost('1', { body: `<p>Gol</p>${tweet}${video}` }));

    expect(post?.body).toMatch(
      /<blockquote>¡Campeones![^<]*<\/blockquote><p><a href="https:[^"]+" rel="nofollow">Ver en X</,
    );
    expect(post?.body).toContain('>Ver en YouTube</a>');
  });

  it('does not say the minute twice', () => {
    const minutes = show(
      aPost('2', { minute: '79', title: '79’ Gol' }),
      aPost('1', { minute: '79', title: 'Gol de Noruega' }),
    ).map(({ minute }) => minute);

    expect(minutes).toEqual([null, '79’']);
  });
});
