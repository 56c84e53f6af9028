import { describe, expect, it } from 'vitest';
import { finishedMark } from '../static/finishedMark';
import { slimPayload, slimRows } from './slimPayload';

const textRow = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;
const story = `${finishedMark}<p>Núñez marcó: 2:1</p>\n7:"no row"`;
const rows = `1:"$Sreact.fragment"\n:HL["/a.css","style"]\n${textRow('2b', story)}${textRow('2c', '{"a":"ñ"}')}5:["$","p",null,{"html":"$2b"}]\n`;
const slim = `1:"$Sreact.fragment"\n:HL["/a.css","style"]\n2b:""\n${textRow('2c', '{"a":"ñ"}')}5:["$","p",null,{"html":"$2b"}]\n`;

describe('the rows of a payload', () => {
  it('keep everything but finished HTML, whatever that looks like', () => {
    expect(slimRows(Buffer.from(rows))?.toString()).toBe(slim);
  });

  it.each([
    ['a length beyond the end', '2b:Tfff,abc'],
    ['a length that is none', '2b:T,abc'],
    ['bytes', '2b:A4,abcd'],
    ['no row at all', 'abc'],
  ])('cannot be told apart with %s', (_name, payload) => {
    expect(slimRows(Buffer.from(payload))).toBeNull();
  });
});

describe('a document', () => {
  const script = (value: unknown) =>
    `<script>self.__next_f.push(${JSON.stringify(value).replaceAll('<', '\\u003c')})</script>`;
  const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
  const read = (html: string) =>
    [...html.matchAll(/push\((\[1,.*?\])\)<\/script>/gs)]
      .map(([, json = '']) => JSON.parse(json)[1])
      .join('');

  it('says once what stands in it, in however many pieces the payload comes', () => {
    const cut = rows.indexOf('Núñez') + 3;
    const html = `<p>x</p>${start}${script([1, rows.slice(0, cut)])}<i></i>${script([1, rows.slice(cut)])}</body>`;

    expect(read(slimPayload(html))).toBe(slim);
    expect(slimPayload(html)).toMatch(/^<p>x<\/p><script>\(self.*<i><\/i><script>.*<\/script><\/body>$/s);
    expect(slimPayload(html).match(/<script/g)).toHaveLength(2);
  });

  it.each([
    ['no payload', '<p>x</p>'],
    ['a form’s state', script([1, rows]) + script([2, null])],
    ['bytes', script([1, rows]) + script([3, 'AAAA'])],
    ['rows that cannot be told apart', script([1, '2b:Tfff,abc'])],
  ])('stays as it is with %s', (_name, html) => {
    expect(slimPayload(html)).toBe(html);
  });

  it('cannot be left by a text', () => {
    const html = script([1, `1:"</script><b>&\u2028"\n`]);

    expect(slimPayload(html)).not.toMatch(/<\/script><b>/);
    expect(read(slimPayload(html))).toBe(`1:"</script><b>&\u2028"\n`);
  });
});
