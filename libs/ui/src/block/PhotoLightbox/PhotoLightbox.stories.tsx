import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { longTitle } from '../../stories/storyArticles';
import { storyPhotos } from '../../stories/storyPhotos';
import { withMessages } from '../../stories/withMessages';
import { withOverlay } from '../../stories/withOverlay';
import type { LightboxPhoto } from './LightboxPhoto';
import { PhotoLightbox } from './PhotoLightbox.lazy';

const photos = storyPhotos.map(({ sources, alt, caption, credit }, i): LightboxPhoto => {
  const [largest] = sources!;
  const place = `${i + 1} / ${storyPhotos.length}`;
  return {
    ...{ ...largest, srcSet: '', alt, caption, credit, thumbnail: sources!.at(-1)!.src },
    ...{ position: place, spoken: `Foto ${i + 1} de ${storyPhotos.length}` },
  };
});

const meta = {
  component: PhotoLightbox,
  parameters: { frame: 'bare' },
  args: {
    ...{ isOpen: true, onClose: fn(), onGone: fn() },
    title: 'Galería de fotos',
    photos,
    first: 1,
    labels: { close: 'Cerrar', previous: 'Foto anterior', next: 'Foto siguiente', all: 'Todas las fotos' },
  },
  decorators: [
    withOverlay,
    withMessages(({ blocks, overlay, gallery }) => ({
      title: blocks.gallery,
      labels: { ...gallery, close: overlay.close },
    })),
  ],
} satisfies Meta<typeof PhotoLightbox>;
export default meta;

type Story = StoryObj<typeof meta>;

const status = () => screen.getByRole('status');

export const Second: Story = { tags: ['visual'] };

export const ByKeyboard: Story = {
  play: async () => {
    await waitFor(() => expect(status()).toHaveTextContent(/2/));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(status()).toHaveTextContent('Foto 3 de 4: Ferran Torres'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(status()).toHaveTextContent('Foto 4 de 4'));
    // There is none after the last.
    await userEvent.keyboard('{ArrowRight}{Home}');
    await waitFor(() => expect(status()).toHaveTextContent('Foto 1 de 4'));
  },
};

export const ByArrowsAndThumbnails: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Foto siguiente' }));
    await waitFor(() => expect(status()).toHaveTextContent('Foto 3 de 4'));
    await userEvent.click(screen.getByRole('button', { name: 'Foto 1 de 4' }));
    await waitFor(() => expect(status()).toHaveTextContent('Foto 1 de 4'));
    await expect(screen.getByRole('button', { name: 'Foto 1 de 4' })).toHaveAttribute('aria-current');
  },
};

export const One: Story = {
  args: { photos: [{ ...photos[0]!, position: '', spoken: '' }], first: 0 },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Foto siguiente' })).toBeNull();
    await expect(screen.queryByRole('group')).toBeNull();
  },
};

export const LongCaption: Story = {
  args: { photos: photos.map((photo) => ({ ...photo, caption: `${longTitle}. ${longTitle}.` })) },
};

export const Forty: Story = {
  args: {
    photos: Array.from({ length: 40 }, (_, i) => ({
      ...photos[i % photos.length]!,
      ...{ position: `${i + 1} / 40`, spoken: `Foto ${i + 1} de 40` },
    })),
    first: 38,
  },
};
