import { customType } from 'drizzle-orm/pg-core';
import { sql, type SQL } from 'drizzle-orm';

/** Words and where they stand, as PostgreSQL searches them. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

// All of one length. Whoever types `espana` finds España; ć and š are in the names of players.
const small = 'áàâãäåāăąéèêëēėęěíìîïīóòôõöøōőúùûüūůűñńňçćčšśşžźżýÿđğłřťţ';
const large = small.toUpperCase();
const plain = 'aaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrtt';

/**
 * Text as it is searched: lower case, without accents, in a database of any locale. Immutable, as an index wants it.
 * The stems of Portuguese leave `seleções` apart from `seleção`: here they meet.
 */
export function folded(text: SQL, language: SQL): SQL {
  const bare = sql`lower(translate(${text}, ${sql.raw(`'${small}${large}', '${plain}${plain}'`)}))`;
  return sql`(case ${language} when 'pt' then regexp_replace(${bare}, 'oes\\M', 'ao', 'g') else ${bare} end)`;
}

/** How the words of a language (`es`, `pt`, `en`) are brought to their stems. */
export function searchConfig(language: SQL): SQL {
  return sql`(case ${language} when 'pt' then 'portuguese'::regconfig when 'en' then 'english'::regconfig else 'spanish'::regconfig end)`;
}
