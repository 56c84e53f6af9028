import { testContext } from '@cancha/site/testing/testContext';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StoryPoll } from './StoryPoll';

const poll = {
  question: '¿Quién gana?',
  description: '',
  path: '/x.html',
  isOpen: true,
  options: ['Noruega', 'Brasil'].map((label) => ({ optionValue: label, label, votes: null })),
};

it('a poll has the title of its brand over its question, and none where it has none', () => {
  const { settings } = testContext().brandConfig;
  const render = (pollTitle: string | null) =>
    renderToStaticMarkup(
      <StoryPoll
        context={testContext({ brandConfig: { settings: { ...settings, pollTitle } } })}
        poll={poll}
        id="encuesta"
      />,
    );

  expect(render('La encuesta de FCA')).toMatch(/<h2[^>]*>La encuesta de FCA<\/h2>.*¿Quién gana\?/s);
  expect(render(null).match(/<h2/g)).toHaveLength(1);
});
