import { limitHeapGrowth } from './limitHeapGrowth.ts';

// Before anything else is loaded: the loading of it all is what makes the heap grow most.
limitHeapGrowth();
await import('./runOrigin.ts');
