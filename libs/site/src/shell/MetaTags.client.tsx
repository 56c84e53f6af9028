'use client';
import type { JSX } from 'react';

/** A name and what it says. Names of Open Graph are properties. */
export type MetaTag = readonly [name: string, content: string];

const isProperty = (name: string) => /^(?:og|article):/.test(name);

/**
 * Tags for the document's head. A client component only so that the page's payload, which repeats what it is given,
 * has pairs and not elements.
 */
export function MetaTags({ tags }: { tags: readonly MetaTag[] }): JSX.Element {
  return (
    <>
      {tags.map(([name, content]) => (
        <meta
          key={name + content}
          {...(isProperty(name) ? { property: name } : { name })}
          content={content}
        />
      ))}
    </>
  );
}
