import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ReaderTime } from './ReaderTime.client';
import { ReaderTimeSlot } from './ReaderTimeSlot';

const meta = {
  component: ReaderTime,
  args: { siteZone: 'Pacific/Kiritimati', locale: 'es-419', text: 'En tu hora: {time}' },
  render: (props) => (
    <p>
      Inicio: 14:00 <ReaderTimeSlot at={new Date('2026-07-05T20:00:00Z')} />
      <ReaderTime {...props} />
    </p>
  ),
} satisfies Meta<typeof ReaderTime>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nobody who runs this lives on Kiritimati. */
export const AnotherZone: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(/En tu hora: .*\d\d:\d\d \(GMT/));
  },
};

export const TheSameZone: Story = {
  args: { siteZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('En tu hora');
  },
};

export const AZoneThatIsNone: Story = {
  args: { siteZone: 'America/Macondo' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('En tu hora');
  },
};
