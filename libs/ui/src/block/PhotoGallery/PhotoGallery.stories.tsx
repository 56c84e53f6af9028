import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { closesEveryWay } from '../../stories/closesEveryWay';
import { longTitle } from '../../stories/storyArticles';
import { storyPhoto, storyPhotos } from '../../stories/storyPhotos';
import { GalleryControls } from '../../stories/GalleryControls.client';
import { PhotoGallery } from './PhotoGallery';

const meta = {
  component: PhotoGallery,
  parameters: { frame: 'text' },
  args: {
    id: 'galeria',
    title: 'La final, en fotos',
    photos: storyPhotos,
    labels: {
      position: (n, total) => `${n} / ${total}`,
      photo: (n, total) => `Foto ${n} de ${total}`,
      all: 'Todas las fotos',
      enlarge: 'Ampliar',
      close: 'Cerrar',
      previous: 'Foto anterior',
      next: 'Foto siguiente',
    },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <GalleryControls />
      </>
    ),
  ],
} satisfies Meta<typeof PhotoGallery>;
export default meta;

type Story = StoryObj<typeof meta>;

function partsOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const all = within(canvas.getByRole('navigation', { name: 'Todas las fotos' }));
  return {
    reel: canvas.getByRole('list', { name: 'La final, en fotos' }),
    status: canvas.getByRole('status'),
    thumbnails: all.getAllByRole('link'),
  };
}

/** Waits until picture `n` is in view, marked in the row of all and told. */
async function expectInView(canvasElement: HTMLElement, n: number) {
  const { reel, thumbnails, status } = partsOf(canvasElement);
  await waitFor(() => expect(Math.abs(reel.scrollLeft - (n - 1) * reel.clientWidth)).toBeLessThan(2));
  await waitFor(() => expect(thumbnails[n - 1]).toHaveAttribute('aria-current'));
  await expect(canvasElement.querySelectorAll('[aria-current]')).toHaveLength(1);
  await expect(status).toHaveTextContent(`Foto ${n} de ${thumbnails.length}`);
}

export const Four: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(partsOf(canvasElement).reel).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expectInView(canvasElement, 2);
    await userEvent.keyboard('{End}');
    await expectInView(canvasElement, 4);
    // There is none after the last.
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expectInView(canvasElement, 3);
    await userEvent.keyboard('{Home}');
    await expectInView(canvasElement, 1);
  },
};

/** A small picture brings the large one, and the page stays where it was. */
export const ByThumbnail: Story = {
  play: async ({ canvasElement }) => {
    const before = { scroll: window.scrollY, address: window.location.href };
    await userEvent.click(partsOf(canvasElement).thumbnails[2]!);
    await expectInView(canvasElement, 3);
    await expect({ scroll: window.scrollY, address: window.location.href }).toEqual(before);
  },
};

/** From one picture to the next nothing below moves, whatever their shapes. */
export const UprightAndLying: Story = {
  play: async ({ canvasElement }) => {
    const { reel } = partsOf(canvasElement);
    const heights = [...reel.querySelectorAll('figure > div')].map(
      (frame) => frame.getBoundingClientRect().height,
    );
    await expect(new Set(heights).size).toBe(1);
  },
};

export const OpensTheLightbox: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('link', { name: 'Ampliar: Foto 1 de 4' });
    await expect(opener).toHaveAttribute('href', storyPhotos[0]!.sources![0].src);
    await closesEveryWay({ opener, name: 'La final, en fotos', close: 'Cerrar' });
  },
};

export const One: Story = {
  args: { photos: storyPhotos.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByText(/1 \/ 1/)).toBeNull();
  },
};

export const Forty: Story = {
  args: {
    photos: Array.from({ length: 40 }, (_, i) =>
      storyPhoto(
        [i % 2 ? '#aa151b' : '#0b6477', i % 3 ? '#f1bf00' : '#74acdf'],
        `Foto del minuto ${i + 1}.`,
        i % 5 === 1,
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(partsOf(canvasElement).thumbnails[39]).toHaveAttribute('aria-current'));
  },
};

/** A photograph without a picture is left out, and not counted. */
export const OneIsMissing: Story = {
  args: { photos: storyPhotos.map((photo, i) => (i === 1 ? { ...photo, sources: null } : photo)) },
  play: async ({ canvasElement }) => {
    await expect(partsOf(canvasElement).thumbnails).toHaveLength(3);
    await expect(within(canvasElement).getByText('1 / 3')).toBeInTheDocument();
  },
};

/** The frame keeps its place, and what the picture shows is said in it. */
export const NeverArrives: Story = {
  args: {
    photos: storyPhotos.map((photo) => ({
      ...photo,
      alt: 'Los jugadores de España levantan la copa',
      sources: [{ src: 'data:image/png;base64,', width: 1200, height: 740 }],
    })),
  },
};

export const LongCaption: Story = {
  args: { photos: storyPhotos.map((photo, i) => (i === 0 ? { ...photo, caption: longTitle } : photo)) },
};

export const WithoutWords: Story = {
  args: { photos: storyPhotos.map((photo) => ({ ...photo, caption: '', credit: '', alt: 'Un balón' })) },
};

export const None: Story = { args: { photos: [] } };
