import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { Follow } from '@cancha/site/device/Follow';
import { statusWords } from '@cancha/site/device/settingWords';
import { DeviceStatus } from '@cancha/ui/device/DeviceStatus/DeviceStatus';
import { FollowButton } from '@cancha/ui/device/FollowButton/FollowButton';
import type { JSX } from 'react';

type Words = Pick<SiteContext, 't'>;

/** Where a device that keeps nothing says so: once on a page with follow buttons. */
export function FollowStatus({ context }: { context: Words }): JSX.Element {
  const { full, refused } = statusWords(context);
  return <DeviceStatus labels={{ full, refused }} />;
}

/** The follow button in the head of the page of what it follows. */
export function FollowTool({ context, follow }: { context: Words; follow: Follow }): JSX.Element {
  return (
    <>
      <FollowButton follow={JSON.stringify(follow)} label={context.t('follow.follow')} />
      <FollowStatus context={context} />
    </>
  );
}
