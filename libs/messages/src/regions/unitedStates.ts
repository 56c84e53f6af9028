import type { MessageOverrides } from '../MessageOverrides';

/** The fixed texts that are not English as the United States write it. */
export const unitedStates: MessageOverrides = {
  tag: { title: '{tag} | News', page: 'Page {n}' },
  poll: { votes: '{n, plural, one {# PERSON HAS VOTED} other {# PEOPLE HAVE VOTED}}' },
};
