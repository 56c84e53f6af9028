import { en } from '@cancha/messages/en';
import { es } from '@cancha/messages/es';
import { pt } from '@cancha/messages/pt';

/** One host has sites in several languages, and by now nobody can say which of them was asked for. */
const languages = { es, pt, en };

const explanations = Object.entries(languages).map(([language, { problem }], i) => {
  const heading = i === 0 ? 'h1' : 'h2';
  return `<section lang="${language}">
<${heading}>${problem.serverErrorTitle}</${heading}>
<p>${problem.serverErrorText}</p>
</section>`;
});

/** What is left when even the page that explains a problem cannot be rendered. It needs nothing and nobody. */
export const lastResort = `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${es.problem.serverErrorTitle}</title>
<main style="max-width:40rem;margin:15vh auto;padding:0 1rem;font:1.125rem/1.6 system-ui,sans-serif">
${explanations.join('\n')}
<p><a href="/">${es.problem.homepage}</a></p>
</main>
</html>
`;
