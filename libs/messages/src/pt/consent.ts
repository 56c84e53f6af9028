import { cookieBanner } from '../cookieBanner.ts';
import type { consent as spanish } from '../es/consent';

export const consent: typeof spanish = {
  consent: {
    title: 'Sua privacidade',
    notice: cookieBanner.pt.text,
    calm: 'Nada é ativado antes da sua escolha, e continuar no site não é aceitar os cookies.',
    accept: cookieBanner.pt.accept,
    refuse: 'Recusar',
    settings: 'Opções de privacidade',
    policy: cookieBanner.pt.policy,
    text: 'Quais serviços de outras empresas podem funcionar no seu navegador, e para quê.',
    kept: 'A sua escolha fica neste dispositivo, sem conta.',
    none: 'Este site não usa nenhum serviço que precise da sua permissão: não há nada a escolher.',
    manager:
      'Neste site quem pergunta é {manager}, de outra empresa. É a única coisa de outra empresa que carrega antes da sua escolha, porque é quem pergunta, e é lá que a sua escolha fica.',
    openManager: 'Abrir as opções de {manager}',
    managerElsewhere:
      'Para mudar, use o botão de {manager} em qualquer página. Se não o vir, apague os dados deste site no seu navegador: ele perguntará de novo.',
    managerFailed:
      'Não conseguimos abrir as opções de {manager}. Pode ser que não responda ou que o seu navegador o bloqueie. Enquanto não responder, nada disto funciona.',
    embeds: 'Vídeos e publicações de outras redes só carregam quando você toca neles, um por um.',
    law: 'Norma que se aplica neste site: {law}.',
    optOut: 'Aqui estes serviços funcionam até que você os recuse.',
    gpc: 'O seu navegador envia Global Privacy Control. Para nós é uma recusa: o que está fixo não pode ser ativado.',
    gpcCounts: 'Se o seu navegador envia Global Privacy Control, nós o entendemos como uma recusa.',
    acceptAll: 'Aceitar tudo',
    refuseAll: 'Recusar tudo',
    services: 'Serviços: {names}',
    refused: 'O seu navegador não guarda nada deste site: a sua escolha vale só para esta página.',
    receipt: 'Seu comprovante',
    never: 'Você ainda não escolheu nada.',
    chose: 'Em {date} você escolheu: {choice}. Texto de {version}.',
    choseAt: 'Em {date} você escolheu em {manager}: {choice}. Finalidades do TCF que permitiu: {purposes}.',
    nothing: 'nada',
    ranNone: 'Nenhum serviço funcionou neste dispositivo.',
    ran: '{service}: {times} ×, a última em {date}. {why}',
    whyChosen: 'Você permitiu.',
    whyChosenByTcf: 'Você permitiu (TCF {purposes}).',
    whyOptOut: 'A norma permite até que você recuse.',
    whyNecessary: 'O site precisa dele.',
    whyOpened: 'Você abriu.',
    download: 'Baixar o comprovante',
    forget: 'Apagar o comprovante',
    forgetChoice: 'Apagar o comprovante e a minha escolha',
    purposes: {
      functional: { title: 'Funções', hint: 'Comentários e outras funções de outras empresas.' },
      measurement: { title: 'Medição', hint: 'Contar visitas e saber quais páginas funcionam bem.' },
      advertising: {
        title: 'Publicidade',
        hint: 'Mostrar e medir anúncios, que podem usar o que as empresas sabem de você.',
      },
      social: { title: 'Redes sociais', hint: 'Conteúdo de outras redes, que saberão que você o vê.' },
    },
  },
};
