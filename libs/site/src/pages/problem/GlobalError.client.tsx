'use client';
import type { JSX } from 'react';
import { PlainDocument } from './PlainDocument';

/** What is left when a page breaks while it is rendered. */
export const GlobalError = (): JSX.Element => <PlainDocument kind="serverError" />;
