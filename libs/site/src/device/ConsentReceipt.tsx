import { QuietButton } from '@cancha/ui/block/QuietButton/QuietButton';
import type { JSX } from 'react';
import styles from './DevicePages.module.css';
import type { ConsentRecord, ConsentRun } from '../consent/ConsentRecord';
import { fillSentence } from './fillSentence';

/** `{date}` and the like are filled in here. */
export type ConsentReceiptLabels = {
  receipt: string;
  never: string;
  chose: string;
  /** In the manager of another company. */
  choseAt: string;
  nothing: string;
  ranNone: string;
  ran: string;
  chosen: string;
  chosenByTcf: string;
  opened: string;
  byOptOut: string;
  necessary: string;
  download: string;
  forget: string;
  /** Where the choice is the site's to delete as well. */
  forgetChoice: string;
};

/** How dates are written, and in whose time: the site's. The file has them in UTC. */
export type ReceiptDates = { locale: string; timeZone: string };

type ConsentReceiptProps = {
  record: ConsentRecord;
  /** Who asks here; `nobody` where nothing needs to be. */
  asker: 'site' | 'manager' | 'nobody';
  onForget: () => void;
  dates: ReceiptDates;
  /** Of the purposes that are asked for. */
  titles: Readonly<Record<string, string>>;
  labels: ConsentReceiptLabels;
};

/** What was chosen, and what ran and why. The file of it is made in the browser. */
export function ConsentReceipt(props: ConsentReceiptProps): JSX.Element {
  const { record, asker, onForget, dates, labels } = props;
  const { ran } = record;
  const { locale, timeZone } = dates;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const dateOf = (time: string) => (Number.isNaN(Date.parse(time)) ? time : format.format(new Date(time)));
  const reasons: Record<ConsentRun['why'], string> = {
    chosen: labels.chosen,
    optOut: labels.byOptOut,
    necessary: labels.necessary,
    opened: labels.opened,
  };
  const reasonOf = ({ why, tcf }: ConsentRun) =>
    why === 'chosen' && tcf ? fillSentence(labels.chosenByTcf, { purposes: tcf.join(', ') }) : reasons[why];
  return (
    <>
      {asker === 'nobody' ? null : <p>{choiceOf(props, dateOf)}</p>}
      {ran.length > 0 ? (
        <ul className={styles['ran']}>
          {ran.map((run) => (
            <li key={[run.service, run.purpose, run.why, run.tcf].join(' ')}>
              {fillSentence(labels.ran, {
                service: run.service,
                times: String(run.times),
                date: dateOf(run.last),
                why: reasonOf(run),
              })}
            </li>
          ))}
        </ul>
      ) : (
        <p>{labels.ranNone}</p>
      )}
      <div className={styles['buttons']}>
        <QuietButton label={labels.download} onClick={() => download(record)} />
        <QuietButton label={asker === 'site' ? labels.forgetChoice : labels.forget} onClick={onForget} />
      </div>
    </>
  );
}

function choiceOf({ record, asker, titles, labels }: ConsentReceiptProps, dateOf: (time: string) => string) {
  const { choice, managed } = record;
  const granted = (purposes: readonly string[]) =>
    purposes.map((purpose) => titles[purpose] ?? purpose).join(', ') || labels.nothing;
  if (asker === 'manager' && managed)
    return fillSentence(labels.choseAt, {
      date: dateOf(managed.at),
      manager: managed.manager,
      choice: granted(managed.granted),
      purposes: managed.purposes.join(', ') || labels.nothing,
    });
  if (asker === 'manager' || !choice) return labels.never;
  return fillSentence(labels.chose, {
    date: dateOf(choice.at),
    choice: granted(choice.granted),
    version: choice.text,
  });
}

function download(record: ConsentRecord): void {
  const file = new Blob([JSON.stringify({ site: location.origin, ...record }, null, 2)], {
    type: 'application/json',
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `consent-${location.hostname}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
