import type { JSX } from 'react';

/** The networks of the specification, in a square of 24. */
export const socialIcons: Readonly<Record<string, JSX.Element>> = {
  twitter: (
    <path
      fillRule="evenodd"
      d="M3 3.5h5.3l4.5 6.2 5.3-6.2h2.5l-6.6 7.8 7.2 9.2h-5.3l-4.8-6.5-5.6 6.5H3l6.9-8zM6.6 5.3l10.2 13.4h1.1L7.7 5.3z"
    />
  ),
  facebook: (
    <path d="M14 22v-8.2h2.8l.5-3.4H14V8.5c0-1 .5-1.8 1.9-1.8h1.5V3.8a16 16 0 0 0-2.4-.2c-2.6 0-4.3 1.5-4.3 4.3v2.5H7.8v3.4h2.9V22z" />
  ),
  instagram: (
    <path
      fillRule="evenodd"
      d="M8 2.5h8A5.5 5.5 0 0 1 21.5 8v8a5.5 5.5 0 0 1-5.5 5.5H8A5.5 5.5 0 0 1 2.5 16V8A5.5 5.5 0 0 1 8 2.5zm0 2A3.5 3.5 0 0 0 4.5 8v8A3.5 3.5 0 0 0 8 19.5h8a3.5 3.5 0 0 0 3.5-3.5V8A3.5 3.5 0 0 0 16 4.5zM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm5.2-3.4a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z"
    />
  ),
  youtube: (
    <path
      fillRule="evenodd"
      d="M6 4.5h12a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-7a4 4 0 0 1 4-4zM10 8.5v7l6-3.5z"
    />
  ),
  linkedin: (
    <path d="M3.5 9H7.3v11.5H3.5zM5.4 3.3a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM9.5 9h3.6v1.6c.6-1 1.8-1.9 3.6-1.9 3.6 0 4.3 2.4 4.3 5.5v6.3h-3.8v-5.6c0-1.4 0-3-1.8-3-1.9 0-2.1 1.4-2.1 2.9v5.7H9.5z" />
  ),
};
