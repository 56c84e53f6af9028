import { expect, it } from 'vitest';
import { toJsonLd } from './toJsonLd';

it('a title cannot close the script it stands in, and reads the same to machines', () => {
  const data = { headline: 'A </script><script>alert(1)</script> <!-- B & C' };
  const json = toJsonLd(data);

  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(data);
});
