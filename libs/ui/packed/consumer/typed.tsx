import { Card, type CardKind } from '@cancha/ui/article/Card/Card';
import { Pager } from '@cancha/ui/list/Pager/Pager';
import { CloseOnEscape } from '@cancha/ui/shell/CloseOnEscape/CloseOnEscape.client';
import type { FooterProps } from '@cancha/ui/shell/Footer/FooterProps';
import type { HeaderProps } from '@cancha/ui/shell/Header/HeaderProps';
import type { ComponentProps, JSX } from 'react';

/** Unresolved modules are `any`, to which everything can be assigned. */
type IsAny<T> = 0 extends 1 & T ? true : false;
const resolved: [IsAny<HeaderProps>, IsAny<FooterProps>, IsAny<ComponentProps<typeof Card>['article']>] = [
  false,
  false,
  false,
];

const kind: CardKind = 'row';
const labels = { nav: 'Pages', previous: 'Previous', next: 'Next', page: (n: number) => `Page ${n}` };

export const typed = (article: ComponentProps<typeof Card>['article']): JSX.Element => (
  <main data-resolved={resolved.length}>
    <Card article={article} kind={kind} />
    <Pager page={1} lastPage={2} hrefOf={(page) => `?page=${page}`} labels={labels} />
    {/* @ts-expect-error -- a page is a number: fails where the types are lost */}
    <Pager page="one" lastPage={2} hrefOf={String} labels={labels} />
    <CloseOnEscape />
  </main>
);
