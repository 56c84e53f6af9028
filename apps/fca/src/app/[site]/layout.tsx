import '@cancha/ui/base/base.css';

export {
  SiteLayout as default,
  generateSiteMetadata as generateMetadata,
  generateSiteViewport as generateViewport,
} from '@cancha/site/shell/SiteLayout';
