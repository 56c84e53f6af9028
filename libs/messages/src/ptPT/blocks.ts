import type { MessageOverrides } from '../MessageOverrides';

export const blocks: MessageOverrides = {
  blocks: { recirculation: 'Também lhe pode interessar', subscribe: 'Subscreva' },
  slider: { next: 'Notícias seguintes' },
  overlay: { done: 'Concluído' },
  gallery: { next: 'Foto seguinte' },
  social: { follow: 'Siga-nos', whatsapp: 'Junte-se ao nosso canal do WhatsApp' },
  poll: {
    title: 'Sondagem',
    voting: 'A enviar o seu voto…',
    yourVote: 'o seu voto',
    closed: 'Sondagem encerrada',
    failed: 'Não conseguimos registar o seu voto. Tente novamente.',
    share: '{percent} %',
  },
  pollsPage: {
    description: 'As sondagens de {brand}: vote e veja o que pensam os outros leitores.',
    story: 'Ler o artigo',
    none: 'De momento não há nenhuma sondagem.',
    alreadyVoted: 'Já tinha votado nesta sondagem',
    over: 'Esta sondagem já encerrou',
    failure: 'Não conseguimos registar o seu voto',
    failureHint: 'Volte à sondagem e tente novamente.',
    all: 'Ver todas as sondagens',
  },
  ranking: { own: 'a sua equipa', unknown: 'sem dados' },
  contact: {
    lastName: 'Apelido',
    dni: 'Documento de identificação',
    email: 'Email',
    address: 'Morada',
    invalidEmail: 'Introduza um email válido',
  },
  betting: { tipOfTheDay: 'Prognóstico do dia' },
  bettingPage: {
    description: 'Prognósticos, guias, códigos e análises de {brand} para maiores de 18 anos.',
    paid: 'Ligação de afiliado',
  },
};
