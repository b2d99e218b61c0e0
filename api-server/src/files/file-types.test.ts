import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameOfFile, sniff } from './file-types.ts';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

it.each([
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ['%PDF-1.7\n', 'application/pdf'],
  ['\x00\x00\x00\x20ftypisom\x00\x00\x02\x00', 'video/mp4'],
  ['\x1aE\xdf\xa3\x01\x00\x00\x00\x00\x00\x00\x1f\x42\x82\x84webm', 'video/webm'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', null],
  ['<!doctype html>', null],
  ['GIF89a', null],
  ['\x00\x00\x00\x20ftypheic', null],
  ['RIFF\x10\x00\x00\x00WAVEfmt ', null],
  ['\x1aE\xdf\xa3 matroska', null],
  [' %PDF-1.7', null],
  ['', null],
])('detects %j as %s', (head, type) => {
  expect(sniff(bytes(`${head}${head && 'more'}`))).toBe(type);
});

it('accepts any bytes', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 80 }), (any) => sniff(any) !== undefined));
});

it('generates unique names that can’t form a path', () => {
  const names = Array.from({ length: 50 }, () => nameOfFile('DOCUMENT', 'application/pdf'));
  for (const name of names) expect(name).toMatch(/^document-[0-9a-f-]{36}\.pdf$/);
  expect(new Set(names).size).toBe(50);
  expect(nameOfFile('STUDENT_PHOTO', 'image/png')).toMatch(/^media-[0-9a-f-]{36}\.png$/);
});
