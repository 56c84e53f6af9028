import { answerRows, articleRows, pictureRows } from './articles';
import { boxRows } from './boxes';
import { callRows } from './calls';
import { cardRows } from './cards';
import { footerFieldRows, headerFieldRows } from './configs';
import { placeRows, timingRows } from './constants';
import type { CoverageRow } from './CoverageRow';
import { entityRows } from './entities';
import { errorRows } from './errors';
import { footerRows } from './footer';
import { headerRows, menuRows } from './header';
import { inputRows } from './inputs';
import { layoutRows } from './layout';
import { menuFieldRows } from './menus';
import { pathRuleRows } from './pathRules';
import { purposeRows } from './purpose';
import { routeRows } from './routes';
import { roleRows, validationRows } from './rules';
import { screenRows } from './screens';
import { stateRows } from './states';
import { wordRows } from './words';

type CoverageSection = {
  readonly number: number;
  readonly title: string;
  readonly rows: readonly CoverageRow[];
};

/** The lines of the specification by its sections. */
export const coverageSections: readonly CoverageSection[] = [
  { number: 1, title: 'What the product does', rows: purposeRows },
  { number: 2, title: 'Routes', rows: routeRows },
  { number: 2, title: 'Path rules', rows: pathRuleRows },
  { number: 2, title: 'Screens', rows: screenRows },
  { number: 2, title: 'Header', rows: headerRows },
  { number: 2, title: 'Menu', rows: menuRows },
  { number: 2, title: 'Footer', rows: footerRows },
  { number: 2, title: 'Newsletter, recommended block, ad slot', rows: boxRows },
  { number: 3, title: 'Articles', rows: [...articleRows, ...pictureRows, ...answerRows] },
  { number: 3, title: 'Cards', rows: cardRows },
  { number: 3, title: 'Other entities', rows: entityRows },
  { number: 3, title: 'Menus', rows: menuFieldRows },
  { number: 3, title: 'Header config', rows: headerFieldRows },
  { number: 3, title: 'Footer config', rows: footerFieldRows },
  { number: 3, title: 'Inputs, brand keys, site configuration', rows: inputRows },
  { number: 4, title: 'States and transitions', rows: stateRows },
  { number: 5, title: 'Validation', rows: validationRows },
  { number: 6, title: 'Roles and permissions', rows: roleRows },
  { number: 7, title: 'Calls', rows: callRows },
  { number: 8, title: 'Errors', rows: errorRows },
  { number: 9, title: 'Times, sizes, brands', rows: [...timingRows, ...placeRows] },
  { number: 9, title: 'Layout', rows: layoutRows },
  { number: 9, title: 'Texts, thresholds, palettes', rows: wordRows },
];
