import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { outerItem, storyFooter, storyPartner, storySite } from '../../stories/storyFooter';
import { navItem, storyLogo } from '../../stories/storyMenus';
import { Footer } from './Footer';

const meta = {
  component: Footer,
  parameters: { frame: 'bare' },
  args: storyFooter,
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

const everything = {
  site: storySite,
  description: 'Planeta Fútbol reúne las noticias del continente en un solo lugar, en tres idiomas.',
  text: 'Los datos de partidos y tablas se actualizan cada minuto. Las horas son las de Costa Rica.',
  texts: [
    '<h3>Redacción</h3><p>Avenida Central 100, Ciudad de México. <a href="/info/contacto">Cómo llegar</a></p>',
    '<h3>Derechos</h3><p>Las ilustraciones son de la casa y se publican bajo <a href="https://creativecommons.org/" rel="nofollow noreferrer" target="_blank">CC0</a>.</p>',
  ],
  partner: storyPartner,
  partOfGroup: { label: 'Es parte de', group: outerItem('Grupo Cancha', 'https://grupo.example/') },
};

export const First: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('contentinfo')).toBeVisible();
  },
};

export const Second: Story = { tags: ['visual'], args: { type: 'two' } };

export const FirstWithEverything: Story = { tags: ['visual'], args: everything };

export const SecondWithEverything: Story = {
  tags: ['visual'],
  args: { ...everything, type: 'two' },
  play: async ({ canvasElement }) => {
    // Two columns side by side, and neither runs into the other.
    for (const column of canvasElement.querySelectorAll('footer > div:first-child > div > div'))
      await expect(column.scrollWidth).toBeLessThanOrEqual(column.clientWidth);
  },
};

/** Only the string `two` selects the second layout. */
export const UnknownType: Story = {
  args: { type: 'Two' },
  play: async ({ canvasElement }) => {
    const logo = within(canvasElement).getByRole('link', { name: storyLogo.label });
    const networks = within(canvasElement).getByRole('list', { name: 'Redes sociales' });
    await expect(logo.parentElement).toBe(networks.parentElement);
    await expect(canvasElement.querySelectorAll('footer > div')).toHaveLength(2);
  },
};

export const LogoToAnotherAddress: Story = {
  args: { logo: { ...storyLogo, href: 'https://portal.example/' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: storyLogo.label })).toHaveAttribute(
      'href',
      'https://portal.example/',
    );
  },
};

/** Concerns the site's own logo and no other. */
export const HiddenLogo: Story = {
  args: { hideLogo: true, site: storySite },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: storyLogo.label })).toBeNull();
    await expect(canvas.getAllByRole('link', { name: storySite.link.name })).toHaveLength(2);
  },
};

export const OneColumn: Story = { args: { columns: storyFooter.columns.slice(0, 1) } };

export const NoColumns: Story = { args: { columns: [] } };

export const NothingButTheCopyright: Story = {
  args: {
    hideLogo: true,
    social: [],
    columns: [],
    bottomLinks: [],
    compliance: undefined,
    contact: undefined,
  },
};

export const SecondWithNothingButTheCopyright: Story = {
  args: { ...NothingButTheCopyright.args, type: 'two' },
};

export const EntriesWithoutAddress: Story = {
  args: {
    social: storyFooter.social.map((link) => ({ ...link, href: null })),
    columns: [
      {
        id: 'a',
        title: 'Nosotros',
        items: [navItem('Quiénes somos', null), navItem('Staff', '/info/staff')],
      },
      { id: 'empty', title: 'Sin nada', items: [] },
    ],
    bottomLinks: [navItem('Privacidad', null), navItem('Opciones de anuncios', '/info/ad-choices')],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Quiénes somos').tagName).toBe('SPAN');
    await expect(canvas.getByText('Facebook').tagName).toBe('SPAN');
    await expect(canvas.queryByText('Sin nada')).toBeNull();
    for (const link of canvas.getAllByRole('link')) await expect(link.getAttribute('href')).toBeTruthy();
  },
};

export const ColumnsWithoutTitles: Story = {
  args: { columns: storyFooter.columns.map(({ id, items }) => ({ id, items })) },
};

export const Dividers: Story = {
  args: {
    columns: storyFooter.columns.map((column) => ({
      ...column,
      items: column.items.map((item, i) => ({ ...item, divider: i === 0 })),
    })),
    bottomLinks: storyFooter.bottomLinks.map((item, i) => ({ ...item, divider: i < 2 })),
  },
};

export const WrappedLinks: Story = { args: { wrapLinks: true } };

export const SecondWithWrappedLinks: Story = { args: { wrapLinks: true, type: 'two' } };

export const ExternalLinks: Story = {
  args: {
    columns: [{ id: 'out', title: 'Amigos', items: [outerItem('La Liga', 'https://liga.example/')] }],
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'La Liga' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'nofollow noreferrer');
  },
};

export const PartnerLogo: Story = {
  args: { partner: storyPartner },
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: storyPartner.link.name });
    const phone = window.innerWidth < 769;
    await expect(picture.clientWidth).toBeLessThanOrEqual(phone ? 300 : 600);
    await expect(picture.clientWidth / picture.clientHeight).toBeCloseTo(3, 1);
  },
};

const logosOfAnotherSite = (position?: number): Story => ({
  args: { site: { ...storySite, ...(position === undefined ? {} : { position }) } },
  play: async ({ canvasElement }) => {
    const logos = within(canvasElement).queryAllByRole('img', { name: storySite.link.name });
    const inBottom = logos.filter((logo) => logo.closest('[class*="bottom"]') !== null);
    await expect([logos.length - inBottom.length, inBottom.length]).toEqual([
      position === 2 || position === undefined ? 1 : 0,
      position === 1 || position === undefined ? 1 : 0,
    ]);
  },
});

export const SiteLogoInBothPlaces: Story = logosOfAnotherSite();
export const SiteLogoInTheBottomRow: Story = logosOfAnotherSite(1);
export const SiteLogoInTheUpperArea: Story = logosOfAnotherSite(2);
export const SiteLogoNowhere: Story = logosOfAnotherSite(3);

export const SiteLogoWithoutPicture: Story = { args: { site: { ...storySite, logo: null } } };

export const SiteDescription: Story = {
  args: { site: { ...storySite, position: 2 }, description: everything.description },
};

export const OneParagraph: Story = { args: { text: everything.text } };

export const HtmlSections: Story = {
  args: { texts: [...everything.texts, '', '<p>Confederación_Sudamericana_de_Fútbol_y_Afines</p>'] },
};

export const PartOfAGroup: Story = { args: { partOfGroup: everything.partOfGroup } };

export const WithoutCompliance: Story = { args: { compliance: undefined } };

export const InTheMenu: Story = {
  args: { isMenu: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('contentinfo')).toBeNull();
  },
};

export const SecondInTheMenu: Story = { args: { isMenu: true, type: 'two' } };

export const OwnColours: Story = {
  args: { colours: { bgColor: '#3a0d12', color: '#ffe9c7' } },
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole('contentinfo');
    await expect(getComputedStyle(footer).backgroundColor).toBe('rgb(58, 13, 18)');
  },
};

export const SecondInOwnColours: Story = {
  args: { type: 'two', colours: { bgColor: '#3a0d12', color: '#ffe9c7' } },
};

/** Grey on grey would be read by nobody: the theme's colours stay. */
export const ColoursThatCannotBeRead: Story = {
  args: { colours: { bgColor: '#777777', color: '#999999' } },
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole('contentinfo');
    await expect(footer.getAttribute('style')).toBeNull();
  },
};

const longWord = 'Internacionalización '.repeat(15).slice(0, 300);

export const LongNames: Story = {
  args: {
    ...everything,
    columns: [
      {
        id: 'long',
        title: 'Independiente del Valle vs. Deportivo Saprissa',
        items: [navItem(longWord, '/a'), navItem('Confederaciones_sudamericanas_de_fútbol', '/b', true)],
      },
      ...storyFooter.columns,
    ],
    contact: {
      text: 'Escríbenos:',
      email: 'redaccion.de.guardia.del.fin.de.semana@futbolcentroamerica.example',
    },
    copyright: `© Copyright 2025 ${longWord}`,
  },
};

export const SecondWithLongNames: Story = { args: { ...LongNames.args, type: 'two' } };

export const FortyLinks: Story = {
  args: {
    columns: Array.from({ length: 5 }, (_, column) => ({
      id: String(column),
      title: `Columna ${column + 1}`,
      items: Array.from({ length: 8 }, (_, n) => navItem(`Equipo ${column * 8 + n + 1}`, `/${column}/${n}`)),
    })),
  },
};
