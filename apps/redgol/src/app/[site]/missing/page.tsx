export { MissingPage as default } from '@cancha/site/problem/missing';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
