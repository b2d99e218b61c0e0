import { assert, property, record, string, webUrl } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../institute/settings.ts';
import { faultsOfEmail, readEmailHtml } from '../testing/email-parts.ts';
import { compose } from './compose.ts';
import { inQuotes, type Letter, write } from './letter.ts';

const institute = { ...defaultSettings, supportEmail: 'help@example.com', supportPhone: '+12015550100' };
const reader = { email: 'maya@example.com', firstName: 'Maya', languageIso2LetterCode: 'EN' as const };
const letter = (firstName: string, change: Partial<Letter> = {}): Letter => {
  const text = { subject: 'A subject', lines: ['A sentence.'] };
  return { ...write({ ...reader, firstName }, { EN: text, ES: text }), ...change };
};

describe('an e-mail', () => {
  it('says the same as plain text and as HTML, whatever is in it', () => {
    const words = string({ minLength: 1, maxLength: 40, unit: 'grapheme' }).filter(
      (text) => text.trim() === text && !/https?:/.test(text),
    );
    assert(
      property(record({ name: words, line: words, label: words, after: words, url: webUrl() }), (given) => {
        const { name, line, label, after, url } = given;
        const parts = compose(
          letter(name, {
            lines: [line, `${line} ${url}`],
            links: [url],
            action: { label, url },
            after: [after],
          }),
          institute,
        );
        expect(faultsOfEmail(parts)).toEqual([]);
      }),
    );
  });

  it('shows markup as text, in names, in what people write, and in links', () => {
    const hostile = '<img src=x onerror="alert(1)">';
    const { html } = compose(
      letter(hostile, {
        subject: `</title>${hostile}`,
        lines: [hostile, 'https://x.test/"onmouseover="alert(1)'],
        code: hostile,
        action: { label: hostile, url: 'https://x.test/?a="><b>&c=1' },
      }),
      { ...institute, name: hostile },
    );
    expect(html).not.toMatch(/<img|<b>|"\s*onmouseover=|<\/title>.*<\/title>/);
    expect(readEmailHtml(html).text).toContain(hostile);
  });

  it('keeps the lines of what people write, as one quotation that doesn’t end before they do', () => {
    const note = ' Thanks.”\r\n\r\nYour team at the Institute\u2028\u2029“Pay again. ';
    const parts = compose(letter('Maya', { lines: [inQuotes(note, 'EN')] }), institute);
    expect(parts.text).toContain('\n\n“Thanks.’\nYour team at the Institute\n‘Pay again.”\n\n');
    expect(parts.html).toContain('white-space:pre-line');
    expect(inQuotes('Dijo «no».', 'ES')).toBe('«Dijo “no”.»');
  });

  it('has one button with the label of its action, and its code on a separate line', () => {
    const url = 'https://portal.example.com/reset-password?token=a&b';
    const parts = compose(letter('Maya', { action: { label: 'Choose a new password', url } }), institute);
    expect(parts.text).toContain(`Choose a new password: ${url}\n\n`);
    expect(readEmailHtml(parts.html)).toMatchObject({ buttons: 1, links: [url] });
    expect(parts.html).toMatch(/<a class="label"[^>]*>Choose a new password<\/a>/);
    const code = compose(letter('Maya', { code: '123456' }), institute);
    expect(code.text).toContain('\n\n123456\n\n');
    expect(code.html).toMatch(/<p class="code"[^>]*>123456<\/p>/);
  });

  it('links the addresses that it means, and none that people wrote', () => {
    const address = 'https://meet.example.com/rosa?x=1';
    const lines = [
      `Join here: ${address}.`,
      'Color: https://other.example',
      '“See” https://other.example/pay “this”',
    ];
    const { html } = compose(letter('Maya', { lines, links: [address] }), institute);
    expect(readEmailHtml(html).links).toEqual([address]);
  });

  it('is in its language, from the institute, and knows the dark theme', () => {
    const { html } = compose(letter('Maya', { languageIso2LetterCode: 'ES' }), {
      ...institute,
      name: 'Instituto Nopal',
    });
    expect(html).toContain('<html lang="es-US" dir="ltr">');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(readEmailHtml(html).text).toMatch(/Instituto Nopal[\s\S]*Hello Maya,[\s\S]*¿Tienes dudas\?/);
  });
});
