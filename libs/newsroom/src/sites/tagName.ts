/** What a tag is called that `site.yaml` does not name yet: `erling-haaland` → `Erling Haaland`. */
export function tagName(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
