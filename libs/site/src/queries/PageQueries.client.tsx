'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type JSX, type ReactNode } from 'react';

/** One for all islands of a document. */
let shared: QueryClient | undefined;

/**
 * The queries of a page, for islands that ask while a reader looks: each of them stands in one. It comes with the first
 * of these islands, and is not in a page's first load.
 */
export function PageQueries({ children }: { children: ReactNode }): JSX.Element {
  // On a server each request has its own.
  const [client] = useState(() =>
    typeof window === 'undefined' ? new QueryClient() : (shared ??= new QueryClient()),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
