import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8 from compiling WebAssembly a second time for speed. For the embedded database that takes half a gigabyte
 * of memory and seconds of work at every start, and its queries are no faster for it. Call before anything is compiled.
 */
export function disableWasmTierUp(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}
