import type { Meta, StoryObj } from '@storybook/react-vite';
import { layoutOf } from '@cancha/themes/layoutOf';
import { Colours } from './Colours';
import { Breakpoints, Logo, Radii, Spacing, TypeSteps, Values } from './Measures';
import { Scheme } from './Scheme';
import { tokensOf } from './themeSets';

/** Made from the theme in the toolbar, as it is: nothing here is written by hand. */
const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const ColoursAndContrast: Story = {
  render: (_, { globals }) => {
    const tokens = tokensOf(globals['brand']);
    return (
      <>
        {(['light', 'dark'] as const).map((scheme) => (
          <Scheme key={scheme} theme={tokens.key} scheme={scheme} title={scheme}>
            <Colours tokens={tokens} scheme={scheme} />
          </Scheme>
        ))}
      </>
    );
  },
};

export const TypeAndFaces: Story = {
  render: (_, { globals }) => <TypeSteps fonts={tokensOf(globals['brand']).fonts} />,
};

export const Space: Story = { render: () => <Spacing /> };

export const RoundedCorners: Story = {
  render: (_, { globals }) => <Radii layout={layoutOf(tokensOf(globals['brand']))} />,
};

export const BreakpointsOfPagesAndWidgets: Story = {
  render: (_, { globals }) => <Breakpoints phone={tokensOf(globals['brand']).phone} />,
};

export const LogoSizes: Story = {
  render: (_, { globals }) => {
    const { key, logo } = tokensOf(globals['brand']);
    return <Logo theme={key} logo={logo} />;
  },
};

export const EveryVariable: Story = {
  render: (_, { globals }) => <Values values={layoutOf(tokensOf(globals['brand']))} />,
};
