import '@cancha/ui/base/base.css';
import '@cancha/themes/css/fca.css';
import fonts from '@cancha/themes/css/fca.fonts.json';
import { createSiteLayout } from '@cancha/pages/shell/createSiteLayout';

export {
  generateSiteMetadata as generateMetadata,
  siteViewport as viewport,
} from '@cancha/pages/shell/createSiteLayout';

export default createSiteLayout({ fonts });
