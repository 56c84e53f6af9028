import type { JSX } from 'react';
import type { SiteContext } from '../context/SiteContext';
import { StaticHtml } from '../staticHtml/StaticHtml';
import { browserErrorsPath } from './browserErrorsPath';
import { browserErrorTaker } from './browserErrorTaker';
import { watchErrorsScript } from './watchErrorsScript';

/** Has the page tell of its errors, where somebody wants to know. */
export function BrowserErrors({ context }: { context: SiteContext }): JSX.Element | null {
  if (browserErrorTaker() === null) return null;
  const script = watchErrorsScript(browserErrorsPath(context.site));
  return (
    <StaticHtml from={[context, 'browser errors']}>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </StaticHtml>
  );
}
