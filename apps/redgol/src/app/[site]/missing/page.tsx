export { MissingPage as default } from '@cancha/pages/problem/missing';

export const revalidate = 2;
export const generateStaticParams = (): [] => [];
