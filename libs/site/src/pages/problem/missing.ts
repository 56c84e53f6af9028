import { notFound } from 'next/navigation';

/** The page of every address that cannot be one. */
export function MissingPage(): never {
  notFound();
}
