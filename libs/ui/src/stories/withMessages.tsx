import type { Messages } from '@cancha/messages/Messages';
import type { Decorator } from '@storybook/react-vite';
import { storyMessages } from './storyMessages';

/**
 * Gives the props of a story that are words in the language of the toolbar, all of `labels` or a single text:
 * `decorators: [withMessages((words) => ({ labels: { menu: words.shell.menu } }))]`. What was typed into the controls
 * stays as typed.
 */
export function withMessages(choose: (words: Messages) => Readonly<Record<string, unknown>>): Decorator {
  return function WithMessages(Story, { args, initialArgs, globals }) {
    const untouched = Object.entries(choose(storyMessages(globals))).filter(
      ([name]) => args[name] === initialArgs[name],
    );
    return <Story args={{ ...args, ...Object.fromEntries(untouched) }} />;
  };
}
