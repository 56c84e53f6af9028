import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testContext';
import { TopicsStrip } from './TopicsStrip';

const tags = (...urls: string[]) => urls.map((url, order) => ({ label: `Tema ${url}`, url, order }));
const five = tags('/tema/a', '/tema/b', '/tema/c', '/tema/d', '/tema/e');
const render = (links = five, environment: Record<string, string> = {}) =>
  renderToStaticMarkup(<TopicsStrip context={testContext({ environment })} tags={links} path="/tema/b" />);

describe('the topics of the moment', () => {
  it('are links, the one being read marked', () => {
    expect(render().match(/<a /g)).toHaveLength(5);
    expect(render()).toContain('<a href="/tema/b" aria-current="page">');
  });

  it('are absent when there are none', () => {
    expect(render([])).toBe('');
  });

  it('are cut to 35 characters and three dots', () => {
    const long = { label: 'Eliminatorias de Concacaf rumbo al Mundial', url: '/tema/x', order: 9 };

    expect(render([...five, long])).toContain('>Eliminatorias de Concacaf rumbo al ...<');
  });

  it('keep the whole of a long name for who cannot see that it was cut', () => {
    const long = { label: 'Eliminatorias de Concacaf rumbo al Mundial', url: '/tema/x', order: 9 };

    expect(render([...five, long])).toContain('Eliminatorias de Concacaf rumbo al Mundial');
  });

  it('are absent when fewer than five remain without betting', () => {
    const withBetting = tags('/tema/a', '/tema/b', '/tema/c', '/tema/d', '/apuestas');

    expect(render(withBetting, { BETTING_LINKS_HIDDEN: 'true' })).toBe('');
  });
});
