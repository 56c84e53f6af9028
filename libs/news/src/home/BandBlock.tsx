import type { Article } from '@cancha/data-access/content/Article';

import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { Slider } from '@cancha/ui/list/Slider/Slider';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { sliderLabels } from '@cancha/site/cards/cardLabels';
import { articleCards } from '@cancha/site/cards/articleCards';
import styles from './HomeView.module.css';

type BandBlockProps = { context: SiteContext; articles: readonly Article[] };

/** The dark band across the page, which scrolls sideways. */
export function BandBlock({ context, articles }: BandBlockProps): JSX.Element | null {
  const { band } = context.brandConfig.front;
  if (!band || articles.length === 0) return null;
  return (
    <section className={styles['band']} aria-labelledby="band">
      <div className="wrap">
        <SectionHead title={band.title} id="band" />
        <Slider labelledBy="band" size="small" labels={sliderLabels(context)}>
          {articleCards(articles, 'classic', context)}
        </Slider>
      </div>
    </section>
  );
}
