import type { Messages } from '@cancha/messages/Messages';
import type { Decorator } from '@storybook/react-vite';
import { storyMessages } from './storyMessages';

/**
 * A decorator that sets props from the messages of the toolbar's language:
 * `decorators: [withMessages(({ shell }) => ({ labels: { menu: shell.menu } }))]`. Values typed into the controls stay.
 */
export function withMessages(choose: (messages: Messages) => Readonly<Record<string, unknown>>): Decorator {
  return function WithMessages(Story, { args, initialArgs, globals }) {
    const untouched = Object.entries(choose(storyMessages(globals))).filter(
      ([name]) => args[name] === initialArgs[name],
    );
    return <Story args={{ ...args, ...Object.fromEntries(untouched) }} />;
  };
}
