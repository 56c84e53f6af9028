import type { Meta, StoryObj } from '@storybook/react-vite';
import { HouseAd } from './HouseAd';

const meta = {
  component: HouseAd,
  args: {
    label: 'Más de FCA',
    title: 'Lo más visto',
    hint: 'Las noticias más leídas de FCA en los últimos siete días.',
    href: '#',
  },
} satisfies Meta<typeof HouseAd>;
export default meta;

type Story = StoryObj<typeof meta>;

const inPlace = (width: number, height: number): Story => ({
  decorators: [
    (StoryOfIt) => (
      <div style={{ width, maxWidth: '100%', height }}>
        <StoryOfIt />
      </div>
    ),
  ],
});

export const Box: Story = inPlace(300, 250);
export const Leaderboard: Story = inPlace(728, 90);
export const PhoneBanner: Story = inPlace(320, 50);
export const ThinLeaderboard: Story = inPlace(1070, 27);
export const LongWords: Story = {
  ...inPlace(320, 50),
  args: { title: 'As notícias do Bolavip Brasil, no seu e-mail, todos os dias às oito da manhã' },
};
