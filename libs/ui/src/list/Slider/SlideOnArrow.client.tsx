'use client';
import { useEffect } from 'react';
import { slideOnArrow } from './slideOnArrow';

/** One listener for the arrows of every slider of the page, whose markup stays finished HTML. */
export function SlideOnArrow(): null {
  useEffect(() => slideOnArrow(document), []);
  return null;
}
