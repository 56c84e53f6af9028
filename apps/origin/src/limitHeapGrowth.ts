import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8 from growing the part of its heap for new objects to 130 MB, which it never gives back. It does so within
 * the first second: for each module of the database's package it reads that package's long list of modules anew.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
