import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardStyles } from '@cancha/themes/styles/cardStyles';
import { footerStyles } from '@cancha/themes/styles/footerStyles';
import { headerStyles } from '@cancha/themes/styles/headerStyles';
import { pagerStyles } from '@cancha/themes/styles/pagerStyles';
import { pollStyles } from '@cancha/themes/styles/pollStyles';
import { Card } from '@cancha/ui/article/Card/Card';
import cardMeta from '@cancha/ui/article/Card/Card.stories';
import { Poll } from '@cancha/ui/block/Poll/Poll';
import pollMeta from '@cancha/ui/block/Poll/Poll.stories';
import { Pager } from '@cancha/ui/list/Pager/Pager';
import pagerMeta from '@cancha/ui/list/Pager/Pager.stories';
import { Footer } from '@cancha/ui/shell/Footer/Footer';
import footerMeta from '@cancha/ui/shell/Footer/Footer.stories';
import { Header } from '@cancha/ui/shell/Header/Header';
import headerMeta from '@cancha/ui/shell/Header/Header.stories';
import { storyBrands } from '../toolbar/brands';

import { StyleRows } from './StyleRows';

/** Several headers and footers on one page are what no site has, and what this page is for. */
const repeated = ['banner', 'contentinfo'].flatMap((landmark) => [
  { id: `landmark-no-duplicate-${landmark}`, enabled: false },
  { id: `landmark-${landmark}-is-top-level`, enabled: false },
]);
const severalLandmarks = [
  { id: 'target-size', enabled: true },
  { id: 'landmark-unique', enabled: false },
  { id: 'duplicate-id-aria', enabled: false },
  ...repeated,
];

const meta = {
  title: 'Foundations/Styles',
  parameters: { a11y: { config: { rules: severalLandmarks } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const logoOf = (theme: string) => storyBrands.get(theme)?.logo ?? {};
const [firstItem, ...otherItems] = headerMeta.args.items;

const schemeOf = (scheme: unknown) => (scheme === 'dark' ? 'dark' : 'light');

export const OfHeaders: Story = {
  render: (_, { globals }) => (
    <StyleRows
      part="header"
      rows={headerStyles}
      scheme={schemeOf(globals['scheme'])}
      sample={(row, theme) => (
        <Header
          {...headerMeta.args}
          menuId={`header-${row}`}
          logo={{ ...headerMeta.args.logo, ...logoOf(theme) }}
          items={[{ ...firstItem, current: true }, ...otherItems]}
        />
      )}
    />
  ),
};

export const OfFooters: Story = {
  render: (_, { globals }) => (
    <StyleRows
      part="footer"
      rows={footerStyles}
      scheme={schemeOf(globals['scheme'])}
      sample={(_row, theme) => (
        <Footer {...footerMeta.args} logo={{ ...footerMeta.args.logo, ...logoOf(theme) }} />
      )}
    />
  ),
};

export const OfCards: Story = {
  render: (_, { globals }) => (
    <StyleRows
      part="card"
      rows={cardStyles}
      scheme={schemeOf(globals['scheme'])}
      sample={() => <Card {...cardMeta.args} kind="row" level={3} />}
    />
  ),
};

export const OfPolls: Story = {
  render: (_, { globals }) => (
    <StyleRows
      part="poll"
      rows={pollStyles}
      scheme={schemeOf(globals['scheme'])}
      sample={() => <Poll {...pollMeta.args} status="voted" choice="arg" />}
    />
  ),
};

export const OfPagers: Story = {
  render: (_, { globals }) => (
    <StyleRows
      part="pager"
      rows={pagerStyles}
      scheme={schemeOf(globals['scheme'])}
      sample={(row) => (
        <Pager {...pagerMeta.args} labels={{ ...pagerMeta.args.labels, nav: `Páginas, ${row}` }} />
      )}
    />
  ),
};
