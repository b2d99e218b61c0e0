import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cue, formatCaptions, parseCaptions, transcriptOf } from './captions.ts';

const cue = (start: number, end: number, text: string, settings = ''): Cue => ({
  start,
  end,
  text,
  settings,
});

describe('captions', () => {
  it('are read from WebVTT, with its notes, names, places and tags', () => {
    const file = `\uFEFFWEBVTT - Rosa
Kind: captions

STYLE
::cue { color: red }

NOTE
nothing to see

greeting
00:01.000 --> 00:02.500 line:0 region:top position:10%,line-left
<v Rosa>Hello, <i>you</i> &amp; yours.
I’m Rosa.

01:00:00.000 --> 01:00:01.000
5 &lt; 6`;
    expect(parseCaptions(file)).toEqual([
      cue(1000, 2500, 'Rosa: Hello, you & yours.\nI’m Rosa.', 'line:0 position:10%,line-left'),
      cue(3_600_000, 3_601_000, '5 < 6'),
    ]);
  });

  it('are read from SubRip, with commas, numbers and any line ends', () => {
    const file =
      '1\r\n00:00:01,000 --> 00:00:02,500\r\n{\\an8}<font color="red">Hola</font> & <b>bienvenida</b>\r\n\r\n' +
      '2\r\n00:00:03,000 --> 00:00:04,000\r\nSoy <Rosa>\r\n\r\n\r\n3\r\n00:00:05,000 --> 00:00:06,000\r\n';
    // The third caption shows nothing.
    expect(parseCaptions(file)).toEqual([
      cue(1000, 2500, 'Hola & bienvenida'),
      cue(3000, 4000, 'Soy <Rosa>'),
    ]);
    expect(parseCaptions(file.replaceAll('\r\n', '\r'))).toHaveLength(2);
  });

  it.each([
    ['a time that can’t be read', 'WEBVTT\n\n00:01.000 --> later\nHello', 'captionsTime', 3],
    ['more than 59 seconds', 'WEBVTT\n\n00:61.000 --> 01:02.000\nHello', 'captionsTime', 3],
    ['a text without a time', '1\n00:00:01,000 --> 00:00:02,000\nHello\n\nIt’s me\nagain', 'captionsTime', 6],
    ['a text at the end', '1\n00:00:01,000 --> 00:00:02,000\nHello\n\nIt’s me', 'captionsTime', 5],
    ['any other text', 'Dear Rosa,\n\nthis is not a file of captions.', 'captionsTime', 2],
    ['an end before its start', 'WEBVTT\n\n\n00:02.000 --> 00:01.000\nHello', 'captionsOrder', 4],
    [
      'a start before that of the one above',
      'WEBVTT\n\n00:02.000 --> 00:03.000\nA\n\n00:01.000 --> 00:04.000\nB',
      'captionsOrder',
      6,
    ],
    [
      'no empty line between two captions',
      '1\n00:00:01,000 --> 00:00:02,000\nHello\n2\n00:00:03,000 --> 00:00:04,000\nYou',
      'captionsGap',
      5,
    ],
  ])('with %s name the line', (_, file, rule, line) => {
    expect(parseCaptions(file)).toEqual({ rule, line });
  });

  it.each(['', '\n\n', 'WEBVTT', 'WEBVTT\n\nNOTE later', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<i></i>'])(
    'are none in %j',
    (file) => {
      expect(parseCaptions(file)).toEqual({ rule: 'captionsEmpty' });
    },
  );

  it('are the same after they were written and read again', () => {
    const words = fc
      .stringMatching(/^[\p{L}<>&;:-]+(?: [\p{L}<>&;:-]+)*$/u, { maxLength: 40 })
      .filter((text) => text.length > 0);
    const lines = fc.array(words, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n'));
    const cues = fc
      .array(
        fc.record({ wait: fc.nat(9_000_000), length: fc.integer({ min: 1, max: 90_000 }), text: lines }),
        {
          minLength: 1,
          maxLength: 20,
        },
      )
      .map((all) => {
        let start = 0;
        return all.map(({ wait, length, text }) => {
          start += wait;
          return cue(start, start + length, text, 'align:start');
        });
      });
    fc.assert(
      fc.property(cues, (given) => {
        expect(parseCaptions(formatCaptions(given))).toEqual(given);
      }),
    );
  });

  it('either are read or have a line that can’t be, whatever the file contains', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('\n', '\r', '-->', '00:01.000', 'WEBVTT', '<v a>', '&lt;'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const file = pieces.join('');
        const result = parseCaptions(file);
        if (Array.isArray(result) || result.rule === 'captionsEmpty') return;
        expect(result.line).toBeGreaterThan(0);
        expect(result.line).toBeLessThanOrEqual(file.split(/\r\n|\r|\n/).length);
      }),
    );
  });
});

it('reads a megabyte of brackets or spaces at once', () => {
  for (const text of ['<', '<v ', '{\\', ' ', '<v\t', '&lt']) {
    for (const head of ['WEBVTT\n\n', '']) {
      const begun = performance.now();
      parseCaptions(`${head}00:00:01.000 --> 00:00:02.000\n<v ${text.repeat(1_000_000 / text.length)}\nx`);
      expect(performance.now() - begun).toBeLessThan(2000);
    }
  }
});

it('makes a transcript whose paragraphs end at a pause and at another speaker', () => {
  expect(
    transcriptOf([
      cue(0, 1000, 'Hello,\nI’m Rosa.'),
      cue(1200, 2000, 'I help people sleep.'),
      cue(5000, 6000, 'Shall we talk?'),
      cue(6100, 7000, 'Dana: Yes.'),
      cue(7100, 8000, '– Good.'),
    ]),
  ).toEqual(['Hello, I’m Rosa. I help people sleep.', 'Shall we talk?', 'Dana: Yes.', '– Good.']);
});
