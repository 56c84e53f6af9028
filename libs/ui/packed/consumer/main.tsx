import '@cancha/themes/fca.css';
import '@cancha/ui/styles.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from './Page.mjs';
import props from './props.json';

createRoot(document.getElementById('page') as HTMLElement).render(createElement(Page, props));
