import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Page } from './Page.mjs';

const props = JSON.parse(readFileSync(new URL('props.json', import.meta.url), 'utf8'));
process.stdout.write(renderToStaticMarkup(createElement(Page, props)));
