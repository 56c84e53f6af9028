import { competitions } from '@cancha/brands/competitions';
import { defaultBrandSettings } from '@cancha/brands/defaultBrandSettings';
import type { FallbackMenuGroup, BrandConfig } from '@cancha/brands/BrandConfig';

const worldCup = { name: 'Mundial 2026', url: '/copa-do-mundo-2026' };
const trending = { name: 'Mais lidas', url: '/trending' };

const teams = [
  { name: 'Portugal', url: '/assunto/portugal' },
  { name: 'Brasil', url: '/selecao-brasileira' },
  { name: 'Argentina', url: '/argentina' },
  { name: 'Uruguai', url: '/uruguai' },
  { name: 'Paraguai', url: '/paraguai' },
];

const about = [
  { name: 'Quem somos', url: '/quem-somos' },
  { name: 'Equipa', url: '/info/staff' },
  { name: 'Contacto', url: '/info/contato' },
];

const legal = [
  { name: 'Privacidade', url: '/info/privacidade' },
  { name: 'Termos e condições', url: '/info/termos-e-condicoes' },
  { name: 'Política editorial', url: '/politica-editorial' },
  { name: 'Opções de anúncios', url: '/info/ad-choices' },
];

const betting = {
  title: 'Apostas · 18+',
  items: [
    { name: 'Início', url: '/apostas' },
    { name: 'Guias', url: '/apostas/guias' },
    { name: 'Códigos', url: '/apostas/codigos' },
    { name: 'Análises', url: '/apostas/analises' },
    { name: 'Princípios editoriais', url: '/apostas/principios-editoriais-apostas' },
  ],
};

/** What a site of Somos Fanáticos says of itself. */
export type SomosFanaticosSite = Pick<
  BrandConfig,
  'name' | 'shortName' | 'tagline' | 'description' | 'contactEmail' | 'zoneName' | 'zoneShort'
> & { betting: boolean };

/** Somos Fanáticos for the readers of one country: European Portuguese, at Brazilian paths. */
export function somosFanaticosConfig(own: SomosFanaticosSite): BrandConfig {
  const { betting: hasBetting, ...words } = own;
  const bettingGroups: readonly FallbackMenuGroup[] = hasBetting ? [betting] : [];
  return {
    ...words,
    logo: { site: 'somosfanaticos-pt', file: 'logo.svg', width: 150, height: 28 },
    organisation: null,
    social: [],
    groupStatement: 'Um site do grupo.',
    settings: defaultBrandSettings,
    front: {
      strip: { tournament: competitions.worldCup2026, title: worldCup.name },
      table: {
        tournament: competitions.worldCup2026,
        table: 'Grupo K',
        title: 'Classificação',
        heading: 'Mundial 2026 · Grupo K',
        rows: 4,
      },
      scorers: { tournament: competitions.worldCup2026, title: 'Melhores marcadores do Mundial', rows: 5 },
      regions: {
        title: 'Seleções',
        sections: ['selecao-brasileira', 'argentina', 'uruguai', 'paraguai'],
      },
      spotlight: { title: worldCup.name, sections: ['copa-do-mundo-2026'], path: worldCup.url },
      band: { title: 'O Mundial, jogo a jogo', sections: ['copa-do-mundo-2026'] },
      clubs: null,
    },
    fallbackMenus: {
      main: [worldCup, ...teams],
      hamburger: [
        { title: 'Seleções', items: teams },
        { title: 'Secções', items: [{ name: 'Últimas notícias', url: '/ultimas-noticias' }, trending] },
        ...bettingGroups,
        { title: 'Sobre nós', items: about },
        { title: 'Legal', items: legal },
      ],
      tabs: [{ name: 'Notícias', url: '/' }, { name: 'Resultados', url: '/resultados/futebol' }, trending],
      about,
      legal,
    },
  };
}
