import { ArticleBody } from '@cancha/ui/article/ArticleBody/ArticleBody';
import { BodyText } from '@cancha/ui/article/ArticleBody/BodyText';
import { DeviceStatus, type DeviceStatusLabels } from '@cancha/ui/device/DeviceStatus/DeviceStatus';
import { QuietButton } from '@cancha/ui/block/QuietButton/QuietButton';
import { SettingChoice, type SettingChoiceProps } from '@cancha/ui/device/SettingChoice/SettingChoice';
import { SettingSwitch } from '@cancha/ui/device/SettingSwitch/SettingSwitch';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import styles from './DevicePages.module.css';

/** Plain data: the page hands it on to the dialog as JSON. */
export type PreferencesFormProps = {
  scheme: SettingChoiceProps;
  textSize: SettingChoiceProps;
  /** A sentence in the size that is chosen. */
  sample: string;
  history: { title: string; keep: string; hint: string; forgetRead: string; forgetSaved: string };
  status: DeviceStatusLabels;
  saved: { href: string; text: string };
};

/** Colours, text and history, each as it is on this device: `OnThisDevice` puts the controls on it. */
export function PreferencesForm(props: PreferencesFormProps): JSX.Element {
  const { scheme, textSize, sample, history, status, saved } = props;
  return (
    <div className={styles['settings']}>
      <SettingChoice {...scheme} />
      <div className={styles['sized']}>
        <SettingChoice {...textSize} />
        <ArticleBody>
          <BodyText html={`<p>${sample}</p>`} />
        </ArticleBody>
      </div>
      <section className={styles['history']}>
        <SectionHead title={history.title} />
        <SettingSwitch name="history" title={history.keep} hint={history.hint} />
        <div className={styles['buttons']}>
          <QuietButton action="forgetRead" label={history.forgetRead} />
          <QuietButton action="forgetSaved" label={history.forgetSaved} />
        </div>
        <DeviceStatus labels={status} />
        <p>
          <a href={saved.href}>{saved.text}</a>
        </p>
      </section>
    </div>
  );
}
