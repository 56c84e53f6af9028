import type { Preview } from '@storybook/react-vite';
import { storyBrands } from './brands';

/** What the toolbar switches, beside the width. */
export const globalTypes = {
  brand: {
    description: 'Brand',
    toolbar: {
      icon: 'paintbrush',
      items: [...storyBrands.values()].map(({ key, name }) => ({ value: key, title: name, right: key })),
      dynamicTitle: true,
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      items: [
        { value: 'es', title: 'Español' },
        { value: 'en', title: 'English' },
        { value: 'pt', title: 'Português do Brasil' },
        { value: 'pt-PT', title: 'Português de Portugal' },
      ],
      dynamicTitle: true,
    },
  },
  scheme: {
    description: 'Colour scheme',
    toolbar: {
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
      dynamicTitle: true,
    },
  },
} satisfies Preview['globalTypes'];
