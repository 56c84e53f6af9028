import type { ComponentProps } from 'react';
import type { SiteContext } from '../context/SiteContext';
import type { DeviceFile } from './DeviceFile.client';
import { statusWords } from './settingWords';

/** The words of the part that makes a file of what is kept here, and the file's name. */
export function deviceFileProps(context: Pick<SiteContext, 'site' | 't'>): ComponentProps<typeof DeviceFile> {
  const { site, t } = context;
  const { full, refused } = statusWords(context);
  return {
    name: `${site.id}-${t('follow.fileName')}.json`,
    labels: {
      title: t('follow.file'),
      text: t('follow.fileText'),
      save: t('follow.fileSave'),
      open: t('follow.fileOpen'),
      // Filled in where the figures are known: in the browser.
      added: t('follow.fileAdded', { follows: '{follows}', articles: '{articles}' }),
      lost: t('follow.fileLost', { lost: '{lost}' }),
      unreadable: t('follow.fileUnreadable'),
      full,
      refused,
    },
  };
}
