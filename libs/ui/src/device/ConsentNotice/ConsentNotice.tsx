import type { JSX } from 'react';
import { deviceAttributes } from '../deviceAttributes';
import { consentNoticeStyles } from './consentNoticeStyles';

export type ConsentNoticeProps = {
  /** The page of the settings, which open over the page. */
  settings: string;
  /** The privacy policy. */
  policy: string;
  labels: {
    title: string;
    text: string;
    /** That nothing runs before a choice. */
    calm: string;
    accept: string;
    refuse: string;
    settings: string;
    policy: string;
  };
};

/**
 * Asks what may run. It stands in the page, above the content, and covers nothing. Hidden until the page's script says
 * `data-consent="ask"` on `<html>`, before anything is painted. Its styles travel with it: few sites ask.
 */
export function ConsentNotice({ settings, policy, labels }: ConsentNoticeProps): JSX.Element {
  return (
    <section className="consentNotice" aria-label={labels.title}>
      <style dangerouslySetInnerHTML={{ __html: consentNoticeStyles }} />
      <div className="wrap">
        <p>
          {labels.text} {labels.calm} <a href={policy}>{labels.policy}</a>
        </p>
        <div>
          <button type="button" data-consent-choice="none">
            {labels.refuse}
          </button>
          <button type="button" data-consent-choice="all">
            {labels.accept}
          </button>
          <a href={settings} {...{ [deviceAttributes.action]: 'privacyChoices' }}>
            {labels.settings}
          </a>
        </div>
      </div>
    </section>
  );
}
