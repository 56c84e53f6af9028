import { plainProblems } from '@cancha/messages/plainProblems';
import type { JSX } from 'react';

const layout = {
  maxWidth: '40rem',
  margin: '15vh auto',
  padding: '0 1rem',
  font: '1.125rem/1.6 system-ui, sans-serif',
};

/** A whole document that says in each language what happened. It loads nothing and asks nobody. */
export function PlainDocument({ kind }: { kind: 'notFound' | 'serverError' }): JSX.Element {
  return (
    <html lang="es">
      <head>
        <title>{plainProblems.es[`${kind}Title`]}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
      </head>
      <body>
        <main style={layout}>
          {Object.entries(plainProblems).map(([language, texts], i) => {
            const Heading = i === 0 ? 'h1' : 'h2';
            return (
              <section key={language} lang={language}>
                <Heading>{texts[`${kind}Title`]}</Heading>
                <p>{texts[`${kind}Text`]}</p>
              </section>
            );
          })}
          <p>
            {/* Whatever this document's scripts know is what broke. */}
            <a href="/">{plainProblems.es.homepage}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
