import { customType } from 'drizzle-orm/pg-core';
import { sql, type SQL } from 'drizzle-orm';

/** Words and where they stand, as PostgreSQL searches them. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

// All of one length. Whoever types `espana` finds España; ć and š are in the names of players.
const small = 'áàâãäåāăąéèêëēėęěíìîïīóòôõöøōőúùûüūůűñńňçćčšśşžźżýÿđğłřťţ';
const large = small.toUpperCase();
const plain = 'aaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrtt';

/** Found first, these are not looked for among the others, which takes ten times as long: the most frequent come first. */
const kept = ' eaosnrlidtucmpgbvqyhf,.jzxkw';

const plainOf = new Map([...(small + large)].map((letter, at) => [letter, (plain + plain)[at] ?? letter]));

/** What `bare` makes of a text, for whoever has it at hand. */
export function bareText(text: string): string {
  const letters = text.normalize('NFC').replace(/[^\0-\x7f]/g, (letter) => plainOf.get(letter) ?? letter);
  return letters.toLowerCase();
}

/** Lower case, without accents, in a database of any locale. Immutable, as an index wants it. */
export function bare(text: SQL): SQL {
  return sql`lower(translate(${text}, ${sql.raw(`'${kept}${small}${large}', '${kept}${plain}${plain}'`)}))`;
}

/** Text as it is searched. The stems of Portuguese leave `seleções` apart from `seleção`: here they meet. */
export function folded(text: SQL, language: SQL): SQL {
  const letters = bare(text);
  return sql`(case ${language} when 'pt' then regexp_replace(${letters}, 'oes\\M', 'ao', 'g') else ${letters} end)`;
}

/** How the words of a language (`es`, `pt`, `en`) are brought to their stems. */
export function searchConfig(language: SQL): SQL {
  return sql`(case ${language} when 'pt' then 'portuguese'::regconfig when 'en' then 'english'::regconfig else 'spanish'::regconfig end)`;
}
