'use client';
import { useEffect } from 'react';
import { slideOnArrow } from './slideOnArrow';

/** One listener for the arrows of all sliders of the page, whose HTML is static. */
export function SlideOnArrow(): null {
  useEffect(() => slideOnArrow(document), []);
  return null;
}
