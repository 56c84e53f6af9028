'use client';
import { jsOnlyClass } from '@cancha/ui/device/deviceAttributes';
import { QuietButton } from '@cancha/ui/block/QuietButton/QuietButton';
import { SettingSwitch } from '@cancha/ui/device/SettingSwitch/SettingSwitch';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { ConsentPurpose } from '@cancha/integrations/ports/Service';
import { useEffect, useState, type JSX } from 'react';
import styles from './DevicePages.module.css';
import { tellStorage, useStored } from './useStored';
import { consentHere } from '../consent/consentHere';
import { forgetRecord, keptRecord } from '../consent/keptRecord';
import { ConsentReceipt, type ConsentReceiptLabels, type ReceiptDates } from './ConsentReceipt';

/** Plain data: the page hands it on to the dialog as JSON. */
export type PrivacyFormProps = {
  dates: ReceiptDates;
  purposes: readonly {
    purpose: ConsentPurpose;
    title: string;
    hint: string;
    services: string;
    isRefusedByGpc: boolean;
  }[];
  /** Where another company asks: what is said of it, and the button that opens its settings, if anything does. */
  manager: { asks: string; open: string | null; elsewhere: string; failed: string } | null;
  labels: {
    none: string;
    embeds: string;
    law: string | null;
    optOut: string;
    gpc: string;
    acceptAll: string;
    refuseAll: string;
    refused: string;
  } & ConsentReceiptLabels;
};

/** What may run, purpose by purpose, and the receipt. Each switch holds at once. */
export function PrivacyForm({ dates, purposes, manager, labels }: PrivacyFormProps): JSX.Element {
  const [trouble, setTrouble] = useState('');
  const all = purposes.map(({ purpose }) => purpose);
  // Drawn again whenever what is kept changes, or what follows from it.
  const stored = useStored(() => {
    const consent = consentHere();
    const allowed = all.filter((purpose) => consent?.allows(purpose));
    return { allowed, isAsking: consent !== null, record: consent?.record() ?? keptRecord() };
  });
  const { allowed = [], isAsking = false, record = null } = stored ?? {};
  const consent = isAsking ? consentHere() : null;
  // Also what is answered in the notice of this very page.
  useEffect(() => consentHere()?.subscribe(tellStorage), []);
  const choose = (granted: readonly ConsentPurpose[]) =>
    setTrouble(consent?.choose?.(granted, 'settings') === false ? labels.refused : '');
  const openManager = () =>
    setTrouble(consentHere()?.openManager?.() === true ? '' : (manager?.failed ?? ''));
  const forget = () => {
    (consent?.forget ?? forgetRecord)();
    tellStorage();
  };
  const isFixed = ({ isRefusedByGpc }: PrivacyFormProps['purposes'][number]) =>
    !consent?.choose || (consent.hasGpc && isRefusedByGpc);
  return (
    <div className={styles['settings']}>
      {purposes.length === 0 ? <p>{labels.none}</p> : null}
      <p>{labels.embeds}</p>
      {purposes.length > 0 ? (
        <section className={styles['history']}>
          {labels.law ? <p>{labels.law}</p> : null}
          {manager ? <p>{manager.asks}</p> : null}
          {purposes.map((row) => (
            <SettingSwitch
              key={row.purpose}
              name={row.purpose}
              title={row.title}
              hint={`${row.hint} ${row.services}`}
              kept={{
                isOn: allowed.includes(row.purpose),
                isFixed: isFixed(row),
                onChange: (isOn) =>
                  choose(isOn ? [...allowed, row.purpose] : allowed.filter((other) => other !== row.purpose)),
              }}
            />
          ))}
          {manager && !manager.open ? <p>{manager.elsewhere}</p> : null}
          <div className={`${jsOnlyClass} ${styles['buttons']}`}>
            {manager ? null : <QuietButton label={labels.refuseAll} onClick={() => choose([])} />}
            {manager ? null : <QuietButton label={labels.acceptAll} onClick={() => choose(all)} />}
            {manager?.open ? <QuietButton label={manager.open} onClick={openManager} /> : null}
          </div>
          <p role="status">{trouble}</p>
        </section>
      ) : null}
      {record && (all.length > 0 || record.ran.length > 0) ? (
        <section className={styles['history']}>
          {/* Comes with the browser: what stands above it does not move. */}
          {consent?.isOptOut ? <p>{labels.optOut}</p> : null}
          {consent?.hasGpc ? <p>{labels.gpc}</p> : null}
          <SectionHead title={labels.receipt} />
          <ConsentReceipt
            record={record}
            asker={all.length === 0 ? 'nobody' : manager ? 'manager' : 'site'}
            onForget={forget}
            dates={dates}
            titles={Object.fromEntries(purposes.map(({ purpose, title }) => [purpose, title]))}
            labels={labels}
          />
        </section>
      ) : null}
    </div>
  );
}
