import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchWords, splitAtHits } from './search.ts';

const marked = (text: string, query: string) =>
  splitAtHits(text, searchWords(query))
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

describe('hits in a text', () => {
  it('ignore case and accents', () => {
    expect(marked('Sleep, stress and appetite', 'STRESS')).toBe('Sleep, [stress] and appetite');
    expect(marked('El azúcar y el desayuno', 'azucar')).toBe('El [azúcar] y el desayuno');
    expect(marked('Große Schritte', 'gross')).toBe('[Groß]e Schritte');
    expect(marked('Καλός ύπνος', 'ΎΠΝΟΣ')).toBe('Καλός [ύπνος]');
  });

  it('are found for each word, at any position', () => {
    expect(marked('Food and mood', 'oo')).toBe('F[oo]d and m[oo]d');
    expect(marked('Food and mood', 'mood food')).toBe('[Food] and [mood]');
    expect(marked('Food and mood', '  ')).toBe('Food and mood');
  });

  it('never change the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
        const parts = splitAtHits(text, searchWords(query));
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});
