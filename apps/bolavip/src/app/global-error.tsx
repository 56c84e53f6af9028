'use client';

export { GlobalError as default } from '@cancha/site/pages/problem/GlobalError.client';
