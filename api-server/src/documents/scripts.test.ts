import { describe, expect, it } from 'vitest';
import { sample } from '../../../scripts/given/lane.ts';
import { namesByScript } from '../testing/names.ts';
import { type PdfElement, readPdf } from '../testing/pdf.ts';
import type { Document } from './document.ts';
import { drawnScripts } from './scripts.ts';
import { renderPdf } from './tagged-pdf.ts';

const issuer = { name: 'Institute', address: null, supportEmail: null, supportPhone: null };

function paper(...texts: string[]): Promise<Uint8Array<ArrayBuffer>> {
  const document: Document = {
    title: 'A paper',
    language: 'EN',
    version: 'x',
    introduction: texts,
    sections: [
      {
        title: 'Signed',
        blocks: [
          { kind: 'facts', facts: texts.map((text): [string, string] => ['Name', text]) },
          { kind: 'signature', name: texts[0]!, description: 'Student', picture: null },
        ],
      },
    ],
  };
  return renderPdf(document, issuer, new Date('2026-01-01T12:00:00Z'));
}

const flat = (elements: PdfElement[]): PdfElement[] =>
  elements.flatMap((element) => [element, ...flat(element.children)]);

/** Which characters of a text have a shape. Papers draw them in the order of their script, some as one shape. */
const characters = (text: string) =>
  [...new Set(text.normalize('NFKD').replaceAll(/[\p{Default_Ignorable_Code_Point}\s]/gu, ''))].sort();

it('has a name to try in every script it can draw', () => {
  expect(Object.keys(namesByScript).sort()).toEqual([...drawnScripts].sort());
  expect(drawnScripts.length).toBeGreaterThanOrEqual(30);
});

describe('a paper', () => {
  it.each(sample(Object.entries(namesByScript), 3))('draws a name in %s, and says it', async (_, parts) => {
    const name = parts.join(' ');
    const pdf = readPdf(await paper(name));
    const elements = flat(pdf.structure);
    const said = elements.filter(({ actual }) => actual === name);
    expect(said.length).toBeGreaterThanOrEqual(2);
    for (const { text } of said) expect(characters(text)).toEqual(characters(name));
    expect(elements.find(({ tag }) => tag === 'Figure')).toMatchObject({ alt: name });
    expect(elements.some(({ actual }) => actual === `Name: ${name}`)).toBe(true);
    expect(pdf.isAllMarked).toBe(true);
  });

  it('draws from right to left, with figures, Latin words and brackets in their order', async () => {
    const [{ text } = { text: '' }] = flat(readPdf(await paper('דנה (PMP) 2026 כהן')).structure).filter(
      ({ actual }) => actual === 'דנה (PMP) 2026 כהן',
    );
    expect(text.replaceAll(/\s+/g, ' ')).toBe('הנד (PMP) 2026 ןהכ');
    const [alone] = flat(readPdf(await paper('דנה (לוי) 2026')).structure).filter(({ actual }) => actual);
    expect(alone!.text.replaceAll(/\s+/g, ' ')).toBe('2026 (יול) הנד');
  });

  it('breaks a long text into lines and pages', async () => {
    const text = '自己紹介。太郎は東京に住んでいます。'.repeat(120);
    const pdf = readPdf(await paper(text));
    expect(pdf.pages).toBeGreaterThan(2);
    const [drawn] = flat(pdf.structure).filter(({ actual }) => actual === text);
    expect(drawn!.text.replaceAll(/\s/g, '')).toBe(text);
  });

  it('goes on below a fact that a page ends in', async () => {
    const long = 'A long answer that goes on. '.repeat(20);
    const pages = [];
    for (let above = 20; above < 40; above += 1)
      pages.push(readPdf(await paper(...Array(above).fill('Short'), long, 'Last')).pages);
    // With more above it, it never takes fewer pages.
    expect(pages).toEqual(pages.toSorted());
  });

  it('is the same file whatever was drawn before', async () => {
    const names = ['Ελένη', 'प्रिया शर्मा', 'محمد'];
    const first = await paper(...names);
    await paper('शर्मा प्रि', 'حمد', 'ήλ');
    expect(Buffer.compare(await paper(...names), first)).toBe(0);
  });

  it.each(['\u0fb7\u0f71\u0f84\u0fb7ཀ', 'ઁ઼ક઼', 'ܑܐܑ', '⁉\ufe0f 𐓏𐓘𐓻', 'a\u0488\u20dd'])(
    'draws even %j, which is no word',
    async (text) => {
      expect(
        flat(readPdf(await paper(text)).structure).some(({ actual }) => actual === text.normalize()),
      ).toBe(true);
    },
  );
});
