import { expect, it } from 'vitest';
import { boxOf, filmOf } from '../testing/uploads.ts';
import { cleanFilm } from './films.ts';

const clean = (bytes: Uint8Array) => cleanFilm(bytes, 'video/mp4');

it('removes the place and the owner from a film, and moves no other byte', () => {
  const place = boxOf('udta', boxOf('\xa9xyz', '+40.7128-074.0060/'));
  const inTrack = boxOf('trak', boxOf('mdia', 'media'.padEnd(8)), boxOf('meta', 'Maya Rivera'));
  const film = filmOf(place);
  const cleaned = Buffer.from(clean(film)!);
  expect(cleaned).toHaveLength(film.length);
  expect(cleaned.toString('latin1')).not.toMatch(/xyz|40\.7/);
  expect(cleaned.indexOf('frames')).toBe(film.indexOf('frames'));
  expect(clean(filmOf())).toEqual(filmOf());
  // `mdia` contains boxes, so a text in it is broken.
  expect(clean(filmOf(inTrack))).toBeNull();
  const track = boxOf('trak', boxOf('mdia', boxOf('mdhd', 'times')), boxOf('meta', 'Maya Rivera'));
  expect(Buffer.from(clean(filmOf(track))!).includes('Maya')).toBe(false);
});

it('refuses what only begins like a film', () => {
  for (const bytes of [
    filmOf().subarray(0, 32),
    filmOf().subarray(0, -1),
    Buffer.concat([filmOf(), Buffer.from('<html>')]),
    boxOf('ftyp', 'isom'),
    Buffer.concat([boxOf('moov'), boxOf('ftyp'), boxOf('mdat')]),
  ]) {
    expect(clean(bytes)).toBeNull();
  }
});

const element = (id: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(id, 'hex'),
    Buffer.from([0x40 + (content.length >> 8), content.length & 0xff]),
    content,
  ]);
const webm = (segment: Buffer) =>
  Buffer.concat([element('1a45dfa3', element('4282', Buffer.from('webm'))), element('18538067', segment)]);
const tracks = element('1654ae6b', Buffer.from('tracks'));
const cluster = element('1f43b675', Buffer.from('frames'));

it('takes a WebM with tracks and frames, and nothing less or more', () => {
  const film = webm(Buffer.concat([tracks, cluster]));
  const isTaken = (bytes: Uint8Array) => cleanFilm(bytes, 'video/webm') !== null;
  expect(isTaken(film)).toBe(true);
  expect(isTaken(webm(tracks))).toBe(false);
  expect(isTaken(film.subarray(0, 12))).toBe(false);
  expect(isTaken(film.subarray(0, -1))).toBe(false);
  expect(isTaken(Buffer.concat([film, Buffer.from('<html>')]))).toBe(false);
});
