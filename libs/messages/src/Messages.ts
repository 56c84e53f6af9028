type Column = { short: string; long: string };

/** Every word a reader sees, by where it is seen. Values are ICU messages; `{x}` is filled in by the page. */
export type Messages = {
  shell: Record<
    'skip' | 'main' | 'menu' | 'openMenu' | 'tabs' | 'home' | 'topics' | 'latest' | 'seeAll' | 'mostRead',
    string
  >;
  footer: Record<
    | 'about'
    | 'legal'
    | 'news'
    | 'editions'
    | 'betting'
    | 'gamblingMark'
    | 'gamblingTitle'
    | 'gamblingText'
    | 'affiliateTitle'
    | 'affiliateText'
    | 'copyright',
    string
  >;
  home: Record<
    'heading' | 'centralAmerica' | 'worldCup' | 'clubs' | 'worldNews' | 'moreNews' | 'moreOf' | 'matches',
    string
  >;
  list: Record<
    | 'latest'
    | 'latestDescription'
    | 'trending'
    | 'trendingDescription'
    | 'staff'
    | 'staffDescription'
    | 'author'
    | 'empty'
    | 'emptyHint'
    | 'pages'
    | 'previous'
    | 'next'
    | 'page'
    | 'articlesOf',
    string
  >;
  /** The specification's literal title, "Today news" in every language; a site may override it. */
  tag: Record<'title' | 'separator' | 'headingSeparator' | 'page', string>;
  article: Record<
    'by' | 'published' | 'modified' | 'alsoRead' | 'table' | 'topics' | 'related' | 'moreOf' | 'credit',
    string
  >;
  match: Record<
    | 'final'
    | 'live'
    | 'halfTime'
    | 'toBeDefined'
    | 'postponed'
    | 'suspended'
    | 'cancelled'
    | 'awarded'
    | 'unknown'
    | 'today'
    | 'referee'
    | 'penaltyMark'
    | 'ownGoalMark'
    | 'spoken'
    | 'spokenPenalties'
    | 'spokenNoScore',
    string
  >;
  standings: Record<'position' | 'points' | 'played' | 'goalDifference', Column> &
    Record<'archive' | 'goals' | 'ofPenalties', string>;
  problem: Record<
    | 'homepage'
    | 'notFoundTitle'
    | 'notFoundText'
    | 'serverErrorTitle'
    | 'serverErrorText'
    | 'thankyouTitle'
    | 'thankyouText'
    | 'news',
    string
  >;
};
