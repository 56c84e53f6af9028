import { createScreenPage } from '@cancha/blocks/screen/createScreenPage';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { screenCrumbs } from '@cancha/site/head/screenCrumbs';
import { LivePolls } from './LivePolls.client';
import { loadPolls } from './loadPolls';
import { toPollData } from './PollData';
import { pollId, PollsView } from './PollsView';

const address = routeAddress('polls', {}, { sharedWith: 'family' });

/** What readers are asked, and what they answered. */
export const {
  route: pollsRoute,
  Page: PollsPage,
  generateMetadata: generatePollsMetadata,
} = createScreenPage({
  name: 'polls',
  file: 'polls',
  async load(context) {
    const polls = await loadPolls(context);
    const { brandConfig, t } = context;
    const crumbs = screenCrumbs(t('screens.polls'), context);
    const open = polls.flatMap((poll, i) => (poll.isOpen ? [toPollData(poll, pollId(i), context)] : []));
    return {
      title: t('screens.polls'),
      description: t('pollsPage.description', { brand: brandConfig.name }),
      ...{ address, crumbs },
      highlights: true,
      head: open.length > 0 ? <LivePolls polls={open} /> : null,
      isHidden: polls.length === 0,
      content: <PollsView context={context} polls={polls} crumbs={crumbs} />,
    };
  },
  sitemap: async (context) => (await loadPolls(context)).length > 0,
});
