/** What is left when even the page that explains a problem cannot be rendered. It needs nothing and nobody. */
export const lastResort = `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Error del servidor</title>
<main style="max-width:40rem;margin:15vh auto;padding:0 1rem;font:1.125rem/1.6 system-ui,sans-serif">
<h1>Error del servidor</h1>
<p>No podemos establecer la conexión. Por favor, intenta de nuevo en unos minutos</p>
<p><a href="/">Homepage</a></p>
</main>
</html>
`;
