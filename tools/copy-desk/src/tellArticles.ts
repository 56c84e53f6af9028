import { tellArticle, type ToldTexts } from '@cancha/newsroom/dates/tellArticle.ts';
import type { TextMove } from '@cancha/newsroom/dates/moveText.ts';
import type { Facts, MatchFact } from '@cancha/newsroom/facts/factRecords.ts';
import type { Newsroom, NewsroomArticle } from '@cancha/newsroom/sites/loadNewsroom.ts';
import type { Newsrooms } from '@cancha/newsroom/sites/loadNewsrooms.ts';
import { dayIn, minutesIn } from './clockOf.ts';
import { fieldsOf, tablesOf } from './splitArticle.ts';
import type { Told, ToldMatch } from './Told.ts';

/** The tournament that is on, by which the clock is moved. */
const running = 'fifa.wc-2026';

/** How the words of an article are moved; what it is unless a test asks for another. */
export type Tell = <Article extends ToldTexts>(article: Article, move: TextMove) => Article;

/** Whose articles are read by which clock: editions of one newsroom and one clock are told the same. */
type Reader = { readonly site: string; readonly readerZone: string; readonly newsroom: Newsroom };

/** Every article of every site, as it is told while the archive's time is laid `by` milliseconds later. */
export function* tellArticles(
  { newsrooms, editions }: Newsrooms,
  facts: Facts,
  by: number,
  tell: Tell = tellArticle,
): Generator<Told> {
  const cup = facts.matches.filter(({ tournament }) => tournament === running);
  const since = new Date(Math.min(...cup.map(({ utc }) => Date.parse(utc ?? ''))));
  const byKey = new Map(
    facts.matches.flatMap((match) => [match.key, match.alias ?? match.key].map((key) => [key, match])),
  );

  for (const { site, readerZone, newsroom } of readersOf(newsrooms, editions)) {
    const toldMatches = new Map<MatchFact, ToldMatch>();
    const told = (fact: MatchFact): ToldMatch => {
      const known = toldMatches.get(fact) ?? tellMatch(fact, by, readerZone);
      toldMatches.set(fact, known);
      return known;
    };
    const cupMatches = cup.map(told);
    for (const written of newsroom.articles) {
      const { publishedAt } = written.head;
      const moves = publishedAt >= since;
      const span = moves ? by : 0;
      const { language, timeZone } = newsroom.site;
      const texts = { ...written.head, body: written.body };
      const article = tell(
        { ...texts, extras: { gallery: texts.gallery } },
        { language, timeZone, readerZone, written: publishedAt, since, by: span },
      );
      const listed = matchesOf(written, byKey);
      yield {
        ...{ site, language, readerZone, written, moves, otherClock: readerZone !== timeZone },
        publishedAt: new Date(publishedAt.getTime() + span),
        fields: fieldsOf({ ...article, gallery: article.extras.gallery }),
        writtenFields: fieldsOf(texts),
        tables: tablesOf(article.body),
        writtenTables: tablesOf(texts.body),
        matches: listed.map(told),
        around: cupMatches,
      };
    }
  }
}

function tellMatch(fact: MatchFact, by: number, readerZone: string): ToldMatch {
  const isOn = fact.tournament === running;
  const span = isOn ? by : 0;
  const kickOff = fact.utc === null ? null : new Date(Date.parse(fact.utc) + span);
  const noon = new Date(Date.parse(`${fact.day}T12:00:00Z`) + span);
  const local = kickOff && { day: dayIn(kickOff, readerZone), minutes: minutesIn(kickOff, readerZone) };
  return { fact, kickOff, day: dayIn(noon, 'UTC'), local, isOn };
}

function readersOf(newsrooms: Newsrooms['newsrooms'], editions: Newsrooms['editions']): Reader[] {
  const byCode = new Map(newsrooms.map((newsroom) => [newsroom.site.code, newsroom]));
  const all = [
    ...newsrooms.map((newsroom) => ({ site: newsroom.site, newsroom })),
    ...editions.flatMap(({ site, newsroom }) => {
      const own = byCode.get(newsroom.code);
      return own ? [{ site, newsroom: own }] : [];
    }),
  ].map(({ site, newsroom }) => ({ site: site.code, readerZone: site.timeZone, newsroom }));
  return [
    ...new Map(all.toReversed().map((one) => [`${one.newsroom.site.code} ${one.readerZone}`, one])).values(),
  ];
}

function matchesOf({ head }: NewsroomArticle, byKey: ReadonlyMap<string, MatchFact>): MatchFact[] {
  const keys = [...head.matches, ...(head.matchCard === undefined ? [] : [head.matchCard])];
  return [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))];
}
