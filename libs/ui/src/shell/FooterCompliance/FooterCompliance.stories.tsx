import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyFooter } from '../../stories/storyFooter';
import { svgUri } from '../../stories/svgUri';
import { FooterCompliance } from './FooterCompliance';

const { gambling, affiliate } = storyFooter.compliance;

/** Drawn like the mark of an authority: on a plate of its own, so that it can be read on any ground. */
const seal = (height: 25 | 30) =>
  svgUri(
    110,
    height,
    `<rect width="110" height="${height}" fill="#fff"/><path stroke="#111" stroke-width="4" d="M10 13h14M32 13h68"/>`,
  );

const meta = { component: FooterCompliance, args: { gambling, affiliate } } satisfies Meta<
  typeof FooterCompliance
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const GamblingAndAffiliates: Story = {};

export const WithAHelpline: Story = {
  args: {
    gambling: {
      ...gambling,
      contacts: [
        {
          ...{ id: 'helpline', label: 'Línea de ayuda', name: 'Línea de ejemplo' },
          phone: { text: '800 000 0000', href: 'tel:8000000000' },
        },
      ],
    },
  },
};

export const GamblingOnly: Story = { args: { affiliate: undefined } };

export const WithSeals: Story = {
  args: {
    seals: [
      { id: 'a', src: seal(25), height: 25, name: 'Autoridad de Juegos' },
      {
        id: 'b',
        src: seal(30),
        height: 30,
        name: 'Línea de ayuda',
        href: 'https://ayuda.example/',
        rel: 'nofollow noreferrer',
      },
    ],
  },
};

export const LongText: Story = {
  args: { gambling: { ...gambling, text: `${gambling.text} `.repeat(4) } },
};
