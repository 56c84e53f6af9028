export { MissingPage as default } from '@cancha/site/pages/problem/missing';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
