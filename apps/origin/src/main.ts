import { keepHeapSmall } from './keepHeapSmall.ts';

// Before anything else is loaded: the loading of it all is what makes the heap grow most.
keepHeapSmall();
await import('./runOrigin.ts');
