import type { MessageOverrides } from '../MessageOverrides';

export const shell: MessageOverrides = {
  shell: {
    skip: 'Saltar para o conteúdo',
    tabs: 'Secções',
    topics: 'Temas do momento',
    latest: 'Última hora',
  },
  header: { app: 'Descarregar a app' },
  editions: { choose: 'Mudar de edição' },
  footer: {
    contact: 'Escreva-nos',
    gamblingTitle: 'Jogo responsável.',
    gamblingText:
      'Apostar é só para maiores de {age} anos e pode causar dependência. Jogue com moderação e, se deixar de ser um jogo, peça ajuda.',
    affiliateTitle: 'Ligações de afiliados.',
    affiliateText:
      '{brand} pode receber uma comissão quando abre uma conta através das nossas ligações. Essa comissão não altera o que paga nem a nossa opinião.',
  },
  newsletter: {
    info: 'As notícias de {brand} no seu email.',
    terms: 'Ao registar-se, aceita os termos e condições e a política de privacidade',
    inputPlaceholder: 'INTRODUZA O SEU EMAIL',
    empty: 'Por favor, introduza o seu email',
    invalid: 'Introduza um email válido',
    success: 'Registo efetuado com sucesso!',
    alreadyRegistered: 'O seu email já se encontra registado',
    tooMany: 'Recebemos demasiadas tentativas da sua ligação. Tente novamente dentro de {minutes} min',
  },
  preview: {
    text: 'Está a ver rascunhos que mais ninguém vê.',
    refused: 'Esta ligação não funciona',
    refusedText: 'A ligação de pré-visualização expirou ou é de outro site. Peça uma nova à redação.',
  },
  endless: {
    loading: 'A carregar mais notícias…',
    loaded: 'Foram acrescentadas mais notícias.',
    failed: 'Não conseguimos carregar mais notícias. Use a paginação abaixo.',
  },
  problem: {
    notFoundText:
      'Não conseguimos encontrar a página pedida, pode não estar disponível ou o URL pode ter mudado',
    serverErrorText:
      'Não conseguimos estabelecer a ligação. Por favor, tente novamente dentro de alguns minutos',
    thankyouText: 'Obrigado por nos escrever. A sua mensagem foi enviada com sucesso',
    news: 'Entretanto, as últimas',
  },
};
