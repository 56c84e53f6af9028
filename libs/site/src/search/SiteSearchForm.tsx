import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import { SearchForm } from '@cancha/ui/search/SearchForm/SearchForm';
import type { JSX } from 'react';
import type { SiteContext } from '../context/SiteContext';

type SiteSearchFormProps = {
  context: Pick<SiteContext, 'site' | 'brandConfig' | 't'>;
  /** Id of the field, unique on the page. */
  id: string;
  value?: string;
};

/** The field for a search of a site that has one. */
export function SiteSearchForm({ context, id, value = '' }: SiteSearchFormProps): JSX.Element | null {
  const { site, brandConfig, t } = context;
  if (!hasPage(site, 'search')) return null;
  return (
    <SearchForm
      action={buildPath(site, 'search', {})}
      id={id}
      value={value}
      labels={{
        field: t('search.field', { brand: brandConfig.shortName }),
        example: t(site.capabilities.football ? 'search.example' : 'search.newsExample'),
        submit: t('search.submit'),
      }}
    />
  );
}
