import type { Article } from '@cancha/data-access/content/Article';
import { Card } from '@cancha/ui/article/Card/Card';
import { CardGrid } from '@cancha/ui/list/CardGrid/CardGrid';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { toCard } from '@cancha/site/cards/toCard';

type StarStoriesProps = { stories: readonly Article[]; context: SiteContext };

/** Articles of the newsroom's known writers, under their names. Nothing for none. */
export function StarStories({ stories, context }: StarStoriesProps): JSX.Element | null {
  if (stories.length === 0) return null;
  return (
    <section className="noPrint">
      <SectionHead title={context.t('story.stars')} />
      <CardGrid>
        {stories.map((story) => {
          const card = toCard(story, context);
          const signed = story.hidden.author ? null : (story.authors[0]?.name ?? null);
          return (
            <Card key={story.id} article={{ ...card, label: signed ?? card.label }} kind="tile" level={3} />
          );
        })}
      </CardGrid>
    </section>
  );
}
