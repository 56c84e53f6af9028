/** "Mesa de Datos": MD. Small words do not count. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.slice(0, 1))
    .slice(0, 2)
    .join('');
