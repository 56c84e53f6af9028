import { defaultBrandSettings } from '@cancha/brands/defaultBrandSettings';
import type { FallbackMenuItem, FrontPage, BrandConfig } from '@cancha/brands/BrandConfig';
import { spanishFront } from '@cancha/brands/spanishFront';
import { spanishMenus } from '@cancha/brands/spanishMenus';

/** National teams by their section in the Spanish newsroom. */
const teams = {
  argentina: 'Argentina',
  brasil: 'Brasil',
  mexico: 'México',
  colombia: 'Colombia',
  uruguay: 'Uruguay',
  ecuador: 'Ecuador',
  paraguay: 'Paraguay',
  'estados-unidos': 'Estados Unidos',
} as const;

type TeamSection = keyof typeof teams;

const tournaments = [
  { name: 'Mundial 2026', url: '/mundial-2026' },
  { name: 'Copa América', url: '/copa-america' },
  { name: 'Copa Libertadores', url: '/libertadores' },
];

/** What differs between the editions. */
export type BolavipEdition = Pick<
  BrandConfig,
  'name' | 'shortName' | 'tagline' | 'description' | 'zoneName' | 'zoneShort'
> & {
  table: FrontPage['table'];
  /** Sections that come before the others. */
  first?: readonly TeamSection[];
  /** For an edition whose country has no section. */
  ownTeam?: FallbackMenuItem;
};

/** The Spanish editions: one newsroom, the country's own team first. */
export function bolavipConfig({ table, first = [], ownTeam, ...texts }: BolavipEdition): BrandConfig {
  const sections = [...new Set([...first, ...(Object.keys(teams) as TeamSection[])])];
  const countries = [
    ...(ownTeam ? [ownTeam] : []),
    ...sections.map((section) => ({ name: teams[section], url: `/${section}` })),
  ];
  return {
    ...texts,
    logo: { site: 'bolavip-global', file: 'logo.svg', width: 84, height: 28 },
    organisation: null,
    social: [],
    contactEmail: 'contacto@bolavip.example',
    groupStatement: 'Un sitio del grupo.',
    settings: defaultBrandSettings,
    footer: { type: 'two', description: texts.description },
    afterStory: { versions: true },
    front: {
      ...spanishFront,
      table,
      regions: { title: 'Selecciones', sections },
      clubs: { title: 'Libertadores y Copa América', sections: ['libertadores', 'copa-america'] },
      lists: [{ title: 'Más del Mundial', from: 'zone', zone: 'mas-del-mundial' }],
    },
    fallbackMenus: {
      main: [...countries.slice(0, 1), ...tournaments, ...countries.slice(1, 5)],
      hamburger: [
        { title: 'Selecciones', items: countries },
        { title: 'Torneos', items: tournaments },
        spanishMenus.sections,
        spanishMenus.betting,
        spanishMenus.about,
        spanishMenus.legal,
      ],
      tabs: spanishMenus.tabs,
      about: spanishMenus.about.items,
      legal: spanishMenus.legal.items,
    },
  };
}
