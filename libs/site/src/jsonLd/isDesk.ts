/** How newsrooms call the many: first words in Spanish and Portuguese, last ones in English. */
const desk =
  /^(?:mesa|redacción|redacao|redação|equipo|equipe|núcleo|editorial)(?:\s|$)|(?:^|\s)(?:desk|staff|newsroom|editors|team)$/iu;

/**
 * Whether a name that signs is that of a desk and not of a person. The content API does not say; who signs with the
 * name of the site itself is one as well.
 */
export function isDesk(name: string, brands: readonly string[]): boolean {
  return desk.test(name.trim()) || brands.some((brand) => brand.toLowerCase() === name.trim().toLowerCase());
}
