'use client';
import { useEffect } from 'react';
import { moveGalleries } from './moveGalleries';

/** One listener for all photo galleries of the page, whose HTML is static. Renders nothing. */
export function GalleryControls(): null {
  useEffect(() => moveGalleries(document), []);
  return null;
}
