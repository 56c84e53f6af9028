import '@cancha/ui/base/base.css';

export { ServedLayout as default } from '@cancha/server/ServedLayout';
export {
  generateSiteMetadata as generateMetadata,
  generateSiteViewport as generateViewport,
} from '@cancha/site/shell/SiteLayout';
