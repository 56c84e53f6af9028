import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ThemeTokens } from '@cancha/themes/ThemeTokens';
import { themes } from '@cancha/themes/themes';
import { Colours } from './Colours';
import { Layout, Spacing, TypeSteps } from './Measures';

const meta = { title: 'Tokens' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const all: Readonly<Record<string, ThemeTokens>> = themes;

/** The theme the toolbar names; the first when it names none we have. */
const themeOf = (brand: unknown): ThemeTokens => all[String(brand)] ?? Object.values(themes)[0]!;

export const ColoursAndContrast: Story = {
  render: (_, { globals }) => (
    <Colours colours={themeOf(globals['brand'])[globals['scheme'] === 'dark' ? 'dark' : 'light']} />
  ),
};

export const Type: Story = { render: () => <TypeSteps /> };

export const Space: Story = { render: () => <Spacing /> };

export const ShapeAndFaces: Story = {
  render: (_, { globals }) => <Layout layout={themeOf(globals['brand']).layout} />,
};
