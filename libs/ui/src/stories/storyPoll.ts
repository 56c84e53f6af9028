import type { PollProps } from '../block/Poll/Poll';

const site = new Intl.NumberFormat('es-CR');

/** A poll before the vote. */
export const storyPoll: PollProps = {
  id: 'poll-final',
  question: '¿Quién ganará la final?',
  description: 'España y Argentina juegan el domingo en East Rutherford.',
  options: [
    { optionValue: 'esp', label: 'España, en los noventa minutos', votes: 5321 },
    { optionValue: 'arg', label: 'Argentina, en los noventa minutos', votes: 4107 },
    { optionValue: 'pro', label: 'Se va al tiempo extra', votes: 2919 },
  ],
  status: 'open',
  choice: null,
  form: {
    action: '/encuestas/votar',
    fields: { path: '/encuestas/final', question: '¿Quién ganará la final?' },
  },
  labels: {
    vote: 'Votar',
    voting: 'Enviando tu voto…',
    yourVote: 'tu voto',
    closed: 'Encuesta cerrada',
    failed: 'No pudimos registrar tu voto. Inténtalo de nuevo.',
    votes: (n) => (n === 1 ? 'YA VOTÓ 1 PERSONA' : `YA VOTARON ${site.format(n)} PERSONAS`),
    share: (percent) => `${percent} %`,
  },
};
