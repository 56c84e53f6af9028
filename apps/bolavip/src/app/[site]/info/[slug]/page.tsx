export { InfoPage as default, generateInfoMetadata as generateMetadata } from '@cancha/news/info/InfoPage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
