export { HomePage as default, generateHomeMetadata as generateMetadata } from '@cancha/news/home/HomePage';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
