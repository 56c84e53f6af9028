import { Card } from '@cancha/ui/article/Card/Card';
import { Footer } from '@cancha/ui/shell/Footer/Footer';
import { Header } from '@cancha/ui/shell/Header/Header';
import { RankingTable } from '@cancha/ui/standings/RankingTable/RankingTable';
import { createElement, Fragment } from 'react';

/** Four kinds of components with the props of their stories. */
export const Page = ({ header, card, table, footer }) =>
  createElement(
    Fragment,
    null,
    createElement(Header, header),
    createElement(Card, card),
    createElement(RankingTable, table),
    createElement(Footer, footer),
  );
