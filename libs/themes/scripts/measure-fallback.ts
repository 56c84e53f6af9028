// `measure-fallback.ts <package> <weight>`: how to scale Arial as the fallback of a face.
import { readFace } from '../src/build/readFace';
import { measureFallback } from '../src/fontMetrics/measureFallback';

const [name = '', weight = '400'] = process.argv.slice(2);
const face = {
  family: name,
  package: name,
  file: name.replace('@fontsource/', ''),
  weight: Number(weight),
  fallback: { sizeAdjust: '', ascent: '', descent: '' },
  preload: false,
};
console.log(measureFallback(await readFace(face), face.weight));
