'use client';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import outline from '@cancha/ui/base/outlineButton.module.css';
import { useId, useRef, useState, type ChangeEvent, type JSX } from 'react';
import styles from './DevicePages.module.css';
import { importDeviceFile, largestFile, writeDeviceFile, type ImportOutcome } from './deviceFile';
import { fillSentence } from './fillSentence';
import { tellStorage } from './useStored';

export type DeviceFileLabels = {
  title: string;
  text: string;
  save: string;
  open: string;
  /** With `{follows}` and `{articles}`. */
  added: string;
  /** With `{lost}`. */
  lost: string;
  unreadable: string;
  full: string;
  refused: string;
};

/** What is kept on this device as a file, and such a file of another one. */
export function DeviceFile({ name, labels }: { name: string; labels: DeviceFileLabels }): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const titleId = useId();

  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setSaid('');
    const outcome = await read(file);
    // The same file may be chosen again.
    target.value = '';
    setSaid(wordsOf(outcome, labels));
    if (outcome.kind === 'added') tellStorage();
  };
  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <SectionHead title={labels.title} id={titleId} />
      <p>{labels.text}</p>
      <div className={styles['buttons']}>
        <button type="button" className={outline['outline']} onClick={() => saveAs(name)}>
          {labels.save}
        </button>
        <button type="button" className={outline['outline']} onClick={() => input.current?.click()}>
          {labels.open}
        </button>
        <input
          ref={input}
          hidden
          type="file"
          accept=".json,application/json"
          aria-label={labels.open}
          onChange={(event) => void open(event)}
        />
      </div>
      <p role="status">{said}</p>
    </section>
  );
}

async function read(file: File): Promise<ImportOutcome> {
  if (file.size > largestFile) return { kind: 'unreadable' };
  try {
    return importDeviceFile(await file.text());
  } catch {
    // A file that is gone by now, or may not be opened.
    return { kind: 'unreadable' };
  }
}

function wordsOf(outcome: ImportOutcome, labels: DeviceFileLabels): string {
  if (outcome.kind !== 'added') return labels[outcome.kind];
  const { follows, articles, lost } = outcome;
  const added = fillSentence(labels.added, { follows: `${follows}`, articles: `${articles}` });
  return lost === 0 ? added : `${added} ${fillSentence(labels.lost, { lost: `${lost}` })}`;
}

function saveAs(name: string): void {
  const address = URL.createObjectURL(new Blob([writeDeviceFile()], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Once the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
