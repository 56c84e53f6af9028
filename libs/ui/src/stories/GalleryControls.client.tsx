'use client';
import { useEffect } from 'react';
import { moveGalleries } from '../block/PhotoGallery/moveGalleries';

/** What a page does for its galleries. Renders nothing. */
export function GalleryControls(): null {
  useEffect(() => moveGalleries(document), []);
  return null;
}
