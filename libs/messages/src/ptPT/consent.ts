import { cookieBanner } from '../cookieBanner.ts';
import type { MessageOverrides } from '../MessageOverrides';

export const consent: MessageOverrides = {
  consent: {
    title: 'A sua privacidade',
    notice: cookieBanner['pt-PT'].text,
    accept: cookieBanner['pt-PT'].accept,
    policy: cookieBanner['pt-PT'].policy,
    none: 'Este site não usa nenhum serviço que precise da sua autorização: não há nada a escolher.',
    embeds: 'Vídeos e publicações de outras redes só carregam quando toca neles, um a um.',
    optOut: 'Aqui estes serviços funcionam até que os recuse.',
    receipt: 'O seu comprovativo',
    never: 'Ainda não escolheu nada.',
    chose: 'Em {date} escolheu: {choice}. Texto de {version}.',
    choseAt: 'Em {date} escolheu em {manager}: {choice}. Finalidades do TCF que autorizou: {purposes}.',
    whyChosen: 'Autorizou.',
    whyChosenByTcf: 'Autorizou (TCF {purposes}).',
    whyOptOut: 'A norma permite até que recuse.',
    whyOpened: 'Abriu-o.',
    download: 'Descarregar o comprovativo',
    forget: 'Apagar o comprovativo',
    forgetChoice: 'Apagar o comprovativo e a minha escolha',
    purposes: {
      advertising: {
        title: 'Publicidade',
        hint: 'Mostrar e medir anúncios, que podem usar o que as empresas sabem de si.',
      },
      social: { title: 'Redes sociais', hint: 'Conteúdo de outras redes, que saberão que o vê.' },
    },
  },
};
