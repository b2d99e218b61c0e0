import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatFileSize } from './file-size.ts';
import { fileTypeNames, isOfType } from './file-types.ts';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 kB'],
  [1_500_000, '1.4 MB'],
  [10_485_760, '10 MB'],
  [10_485_759, '9.9 MB'],
  [5_368_709_120, '5 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

it('formats the size for the language', () => {
  expect(formatFileSize(10_485_760, 'es')).toBe('10 MB');
});

it('never shows more than the actual size', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 40 }), (bytes) => {
      const [figure, unit] = formatFileSize(bytes).replaceAll(',', '').split(/\s/) as [string, string];
      const size = { byte: 1, bytes: 1, kB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 }[unit]!;
      expect(Number(figure) * size).toBeLessThanOrEqual(bytes);
    }),
  );
});

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

it('names types as people do', () => {
  expect(fileTypeNames(['image/jpeg', 'image/png', 'image/webp'])).toBe('JPEG, PNG, or WebP');
  expect(fileTypeNames(['application/pdf', 'image/avif'], 'es')).toBe('PDF o AVIF');
  expect(fileTypeNames([docx, 'application/msword', 'text/plain', 'image/svg+xml'])).toBe(
    'DOCX, DOC, TXT, or SVG',
  );
  expect(fileTypeNames(['video/*'])).toBe('MP4, MOV, or WebM');
});

it('detects a file’s type, by its extension if it has no MIME type', () => {
  const pictures = ['image/jpeg', 'image/png'];
  expect(isOfType({ name: 'letter.docx', type: '' }, [docx])).toBe(true);
  expect(isOfType({ name: 'a.avif', type: 'image/avif' }, ['image/*'])).toBe(true);
  expect(isOfType({ name: 'a.JPG', type: '' }, ['image/*'])).toBe(true);
  expect(isOfType({ name: 'a.pdf', type: 'application/pdf' }, ['image/*'])).toBe(false);
  expect(isOfType({ name: 'a.pdf', type: 'image/png' }, pictures)).toBe(true);
  expect(isOfType({ name: 'a.png', type: 'application/pdf' }, pictures)).toBe(false);
  expect(isOfType({ name: 'A.JPG', type: '' }, pictures)).toBe(true);
  expect(isOfType({ name: 'png', type: '' }, ['image/gif'])).toBe(false);
});
