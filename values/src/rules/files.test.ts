import { expect, it } from 'vitest';
import { fileSize, fileType, limitReached } from './files.ts';

const file = { name: 'photo.png', type: 'image/png', size: 100 };

it('accepts only files of its types [V-26]', () => {
  expect(fileType(['image/png', 'image/jpeg'])(file)).toBeNull();
  expect(fileType(['image/jpeg', 'image/webp'])(file)).toEqual({
    rule: 'fileType',
    values: { types: 'JPEG, WebP' },
  });
  expect(fileType(['image/jpeg'])(null)).toBeNull();
  // Systems call captions differently.
  for (const [name, type] of [
    ['a.srt', 'application/x-subrip'],
    ['a.SRT', ''],
    ['a.vtt', 'text/plain'],
  ] as const) {
    expect(fileType(['text/vtt', 'text/srt'])({ name, type, size: 1 })).toBeNull();
  }
  expect(fileType(['text/vtt'])({ name: 'a.txt', type: 'text/plain', size: 1 })).not.toBeNull();
});

it('accepts files up to its size, but no empty ones [V-26]', () => {
  expect(fileSize(100)(file)).toBeNull();
  expect(fileSize(99)(file)).toEqual({ rule: 'fileSize', values: { max: 99 } });
  expect(fileSize(100)({ ...file, size: 0 })).toEqual({ rule: 'required', values: {} });
});

it('accepts one file at a time [V-26]', () => {
  expect(limitReached(1)([file])).toBeNull();
  expect(limitReached(1)([file, file])).toEqual({ rule: 'limitReached', values: { max: 1 } });
});
