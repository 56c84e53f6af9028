import type { JSX } from 'react';
import { PlainDocument } from './PlainDocument';

/** For addresses outside every site: files that no build has. It needs nothing and nobody. */
export const GlobalNotFound = (): JSX.Element => <PlainDocument kind="notFound" />;
