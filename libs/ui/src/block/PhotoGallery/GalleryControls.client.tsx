'use client';
import { useEffect } from 'react';
import { moveGalleries } from './moveGalleries';

/** One listener for every photo gallery of the page, whose markup stays finished HTML. Renders nothing. */
export function GalleryControls(): null {
  useEffect(() => moveGalleries(document), []);
  return null;
}
