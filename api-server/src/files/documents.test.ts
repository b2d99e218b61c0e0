import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pdfOf } from '../testing/uploads.ts';
import { isSafeDocument } from './documents.ts';

const isSafe = (text: string) => isSafeDocument(Buffer.from(text, 'latin1'));
const streamOf = (dictionary: string, content: string) =>
  `<< ${dictionary} >>\nstream\n${content}\nendstream`;
const compressed = (text: string) => deflateSync(Buffer.from(text)).toString('latin1');
const objectsOf = (text: string) =>
  streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', compressed(text));

it.each([
  ['a page', pdfOf('a')],
  ['compressed text', pdfOf('a', streamOf('/Filter /FlateDecode', compressed('BT (text) Tj ET')))],
  ['compressed objects', pdfOf('a', objectsOf('9 0 << /Type /Font >>'))],
  ['a picture', pdfOf('a', streamOf('/Subtype /Image /Filter /DCTDecode', '\xff\xd8\xff/JS \x00'))],
  ['a text about scripts', pdfOf('a', '<< /Title (JavaScript for coaches) >>')],
])('takes a document with %s', (_, text) => expect(isSafe(text)).toBe(true));

it.each([
  ['only its first line', '%PDF-1.7 the agreement'],
  ['its end cut off', pdfOf('a').slice(0, -40)],
  ['a wrong pointer to its objects', pdfOf('a').replace(/startxref\n\d+/, 'startxref\n5')],
  ['a script', pdfOf('a', '<< /S /JavaScript /JS (app.alert(1)) >>')],
  ['a script with a spelled name', pdfOf('a', '<< /S /Java#53cript /JS (app.alert(1)) >>')],
  ['a compressed script', pdfOf('a', objectsOf('9 0 << /S /JavaScript /JS (app.alert(1)) >>'))],
  ['objects compressed in another way', pdfOf('a', streamOf('/Type /ObjStm /Filter /LZWDecode', 'x'))],
  ['broken compressed objects', pdfOf('a', streamOf('/Type /ObjStm /Filter /FlateDecode', 'broken'))],
  ['compressed objects that fill the memory', pdfOf('a', objectsOf(' '.repeat(30_000_000)))],
  ['a program to start', pdfOf('a', '<< /S /Launch /F (cmd.exe) >>')],
  [
    'files in it',
    pdfOf('a', '<< /Type /Filespec /EF << /F 5 0 R >> >>', streamOf('/Type /EmbeddedFile', 'MZ')),
  ],
  ['a password', pdfOf('a').replace('/Size 4', '/Size 4 /Encrypt 9 0 R')],
])('refuses a document with %s', (_, text) => expect(isSafe(text)).toBe(false));
