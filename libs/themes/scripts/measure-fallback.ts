// `measure-fallback.ts <package> <weight>`: how Arial has to be stretched to stand in for a face.
import { readFace } from '../src/build/readFace';
import { measureStandIn } from '../src/fontMeasure/measureStandIn';

const [name = '', weight = '400'] = process.argv.slice(2);
const face = {
  family: name,
  package: name,
  file: name.replace('@fontsource/', ''),
  weight: Number(weight),
  standIn: { sizeAdjust: '', ascent: '', descent: '' },
  preload: false,
};
console.log(measureStandIn(await readFace(face), face.weight));
