import { competitions } from '@cancha/brands/competitions';
import { defaultBrandSettings } from '@cancha/brands/defaultBrandSettings';
import type { BrandConfig } from '@cancha/brands/BrandConfig';

const teams = [
  { name: 'Seleção Brasileira', url: '/selecao-brasileira' },
  { name: 'Argentina', url: '/argentina' },
  { name: 'Uruguai', url: '/uruguai' },
  { name: 'Paraguai', url: '/paraguai' },
];

const worldCup = { name: 'Copa do Mundo 2026', url: '/copa-do-mundo-2026' };
const trending = { name: 'Mais lidas', url: '/trending' };

const about = [
  { name: 'Quem somos', url: '/quem-somos' },
  { name: 'Equipe', url: '/info/staff' },
  { name: 'Contato', url: '/info/contato' },
];

const legal = [
  { name: 'Privacidade', url: '/info/privacidade' },
  { name: 'Termos e condições', url: '/info/termos-e-condicoes' },
  { name: 'Política editorial', url: '/politica-editorial' },
  { name: 'Opções de anúncios', url: '/info/ad-choices' },
];

export const brandConfig: BrandConfig = {
  name: 'Bolavip Brasil',
  shortName: 'Bolavip',
  tagline: 'A Seleção Brasileira e a Copa do Mundo 2026',
  description:
    'Notícias, resultados e tabelas da Seleção Brasileira, das seleções sul-americanas e da Copa do Mundo de 2026, no horário de Brasília.',
  logo: { site: 'bolavip-global', file: 'logo.svg', width: 84, height: 28 },
  organisation: null,
  social: [],
  contactEmail: 'contato@bolavip.example',
  groupStatement: 'Um site do grupo.',
  zoneName: 'horário de Brasília',
  zoneShort: 'de Brasília',
  settings: defaultBrandSettings,
  front: {
    strip: { tournament: competitions.worldCup2026, title: worldCup.name },
    table: {
      tournament: competitions.worldCup2026,
      table: 'Grupo C',
      title: 'Classificação',
      heading: 'Copa do Mundo 2026 · Grupo C',
      rows: 4,
    },
    scorers: { tournament: competitions.worldCup2026, title: 'Artilheiros da Copa', rows: 5 },
    regions: { title: 'Seleções', sections: teams.map(({ url }) => url.slice(1)) },
    spotlight: { title: worldCup.name, sections: ['copa-do-mundo-2026'], path: worldCup.url },
    band: { title: 'A Copa, jogo a jogo', sections: ['copa-do-mundo-2026'] },
    clubs: null,
    lists: [{ title: 'Mais da Copa', from: 'category', category: 'copa-do-mundo-2026' }],
  },
  fallbackMenus: {
    main: [...teams.slice(0, 1), worldCup, ...teams.slice(1)],
    hamburger: [
      { title: 'Seleções', items: teams },
      { title: 'Torneios', items: [worldCup, { name: 'Copa América', url: '/assunto/copa-america' }] },
      { title: 'Seções', items: [{ name: 'Últimas notícias', url: '/ultimas-noticias' }, trending] },
      {
        title: 'Apostas · 18+',
        items: [
          { name: 'Início', url: '/apostas' },
          { name: 'Guias', url: '/apostas/guias' },
          { name: 'Códigos', url: '/apostas/codigos' },
          { name: 'Análises', url: '/apostas/analises' },
          { name: 'Princípios editoriais', url: '/apostas/principios-editoriais-apostas' },
        ],
      },
      { title: 'Sobre nós', items: about },
      { title: 'Legal', items: legal },
    ],
    tabs: [{ name: 'Notícias', url: '/' }, { name: 'Resultados', url: '/resultados/futebol' }, trending],
    about,
    legal,
  },
};
