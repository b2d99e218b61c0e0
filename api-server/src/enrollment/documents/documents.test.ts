import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type Block,
  type Document,
  facts as factsBlock,
  type Language,
  list,
  paragraph,
  table,
} from '../../documents/document.ts';
import { loadFonts } from '../../documents/fonts.ts';
import { renderHtml } from '../../documents/html.ts';
import { renderPdf } from '../../documents/tagged-pdf.ts';
import { readPdf, textsOf } from '../../testing/pdf.ts';
import { disclosure } from './disclosure.ts';
import { enrollmentAgreement } from './enrollment-agreement.ts';
import type { AgreementFacts } from './facts.ts';
import { programHandbook } from './program-handbook.ts';

const moment = new Date('2026-03-02T15:00:00Z');
const issuer = {
  name: 'Instituto Nopal',
  address: '12 Water Street, New York, NY 10038',
  supportEmail: 'help@nopal.example.com',
  supportPhone: '+12015550100',
};
const letterhead = [issuer.name, issuer.address, issuer.supportEmail, '(201) 555-0100'];
const facts: AgreementFacts = {
  number: 'E-1042',
  student: {
    name: 'Camila Inés Peña Reyes',
    email: 'pastdue@example.com',
    dateBirth: '1984-02-29',
    address: '1820 North Halsted Street, Chicago, IL 60614, United States',
  },
  program: 'Health coach training',
  cohort: { startDate: '2026-04-06', graduationDate: '2026-12-14', deliveryMode: 'ONLINE', language: 'ES' },
  currency: 'USD',
  plan: 'Ten installments',
  deposit: 50_000,
  amountFinanced: 450_000,
  annualPercentageRate: 1_093,
  tuition: 550_000,
  discount: 50_000,
  taxes: 0,
  interestRate: 650,
  financeCharge: 12_345,
  total: 512_345,
  payments: [
    { dueDate: '2026-03-02', amount: 50_000 },
    { dueDate: '2026-04-02', amount: 462_345 },
  ],
  cancellationDays: 5,
  registrationFee: 10_000,
  madeOn: '2026-03-02',
};

const languages: Language[] = ['EN', 'ES'];
const documents = languages.flatMap((language) => [
  enrollmentAgreement(facts, language),
  disclosure(
    {
      studentName: facts.student.name,
      program: facts.program,
      outcomes: [{ year: 2025, began: 501, onTimePercent: 74, graduatedPercent: null }],
      contact: 'help@example.com',
    },
    language,
  ),
  programHandbook(
    { program: facts.program, startDate: 'Apr 06, 2026', graduationDate: 'Dec 14, 2026' },
    language,
  ),
]);

/** All texts of a document in reading order, as its author sees them. */
function textsOfDocument({ title, cover, highlight, introduction, sections }: Document): string[] {
  const ofBlock = (block: Block): string[] => {
    switch (block.kind) {
      case 'paragraph':
        return [block.text];
      case 'list':
        return block.items.flatMap((item, index) => [block.isOrdered ? `${index + 1}.` : '•', item]);
      case 'table':
        return [block.caption ?? '', ...block.head, ...block.rows.flat(), ...(block.total ?? [])].filter(
          Boolean,
        );
      case 'facts':
        return block.facts.map(([label, value]) => `${label}: ${value}`);
      case 'code':
        return [block.address];
      case 'signature':
        return [block.name, block.name, block.description];
    }
  };
  return [
    ...letterhead,
    title,
    ...(cover ? [`${cover.issuer}: ${issuer.name}`] : []),
    ...(cover?.facts ?? []).map(([label, value]) => `${label}: ${value}`),
    ...(highlight ? [highlight] : []),
    ...introduction,
    ...sections.flatMap((section, index) => [
      `${index + 1}. ${section.title}`,
      ...section.blocks.flatMap(ofBlock),
    ]),
  ];
}

const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

describe.each(documents.map((document) => [document.title, document] as const))('%s', (_, document) => {
  it('is a tagged PDF that reads as it was written', async () => {
    const pdf = readPdf(await renderPdf(document, issuer, moment));
    expect(textsOf(pdf.structure).map(({ text }) => squeeze(text))).toEqual(
      textsOfDocument(document).map(squeeze),
    );
    expect(pdf.isAllMarked).toBe(true);
    expect(pdf.catalog).toMatchObject({ Lang: document.language === 'ES' ? 'es-US' : 'en-US' });
    expect(pdf.info.Title).toBe(document.title);
    expect(pdf.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  it('is HTML in its language, with headings in order and nothing executable', () => {
    const html = renderHtml(document);
    expect(html).toMatch(/^<article lang="(en|es)-US"><h2>/);
    const levels = [...html.matchAll(/<h(\d)>/g)].map(([, level]) => Number(level));
    expect(levels).toEqual([2, ...document.sections.map(() => 3)]);
    expect(html).not.toMatch(/<(script|style|img|a|iframe|svg)\b|style=|on\w+=/);
    expect(html.match(/<table>/g)?.length ?? 0).toBe(html.match(/<caption>/g)?.length ?? 0);
  });

  it('produces the same bytes for the same moment, and different ones for another', async () => {
    const hash = async (at: Date) =>
      createHash('sha256')
        .update(await renderPdf(document, issuer, at))
        .digest('hex');
    expect(await hash(moment)).toBe(await hash(moment));
    expect(await hash(moment)).not.toBe(await hash(new Date(moment.getTime() + 1000)));
  });
});

describe('the enrollment agreement', () => {
  it.each(languages)('states who, what, when and how much, in %s', (language) => {
    const html = renderHtml(enrollmentAgreement(facts, language));
    for (const merged of ['Camila Inés Peña Reyes', '$ 5,500.00', '$ 5,123.45', '6.50', '$ 100.00', '2026']) {
      expect(html).toContain(merged);
    }
    expect(html).not.toMatch(/undefined|NaN|\[object/);
  });

  it('has the same sections and blocks in both languages', () => {
    const shape = (language: Language) =>
      enrollmentAgreement(facts, language).sections.map(({ blocks }) =>
        blocks.map((block) =>
          block.kind === 'table'
            ? `table of ${block.rows.length}`
            : block.kind === 'list'
              ? `list of ${block.items.length}`
              : block.kind,
        ),
      );
    expect(shape('ES')).toEqual(shape('EN'));
  });

  it('states for a free program that nothing is owed', () => {
    const free = { ...facts, tuition: 0, discount: 0, financeCharge: 0, total: 0, payments: [] };
    expect(renderHtml(enrollmentAgreement(free, 'EN'))).toContain('You owe nothing.');
    expect(renderHtml(enrollmentAgreement(free, 'ES'))).toContain('No debes nada.');
  });
});

const odd: Document = {
  title: 'Čaj & <b>tea</b>',
  language: 'EN',
  version: '1',
  introduction: ['"Quotes" & <script>alert(1)</script>'],
  sections: [
    {
      title: 'Long',
      blocks: [
        paragraph('All work and no play makes Jack a dull boy. '.repeat(150).trim()),
        list('Zażółć gęślą jaźń', '山田太郎 signs'),
        table(
          'Rows',
          ['A', 'B'],
          Array.from({ length: 60 }, (_, index) => [`Row ${index}`, 'x']),
        ),
        {
          kind: 'signature',
          name: 'Łucja',
          description: 'Drawn',
          picture: { kind: 'path', path: 'M 1 1 L 90 40', width: 100, height: 50 },
        },
      ],
    },
  ],
};

it('has a total below its figures, labels with their values, and a line to see first', async () => {
  const receipt: Document = {
    title: 'Receipt',
    language: 'EN',
    version: '1',
    highlight: 'Paid $ 457.80',
    introduction: [],
    isUnnumbered: true,
    sections: [
      {
        title: 'Payment',
        blocks: [
          factsBlock(['Received from', '山田太郎'], ['For', 'Tuition']),
          table('Amounts', ['Item', 'Due', 'Paid'], [['Fee', '', '$ 1.11']], {
            figures: [2],
            total: ['Total', '', '$ 457.80'],
          }),
        ],
      },
    ],
  };
  const { structure, isAllMarked } = readPdf(await renderPdf(receipt, issuer, moment));
  expect(isAllMarked).toBe(true);
  expect(textsOf(structure).slice(letterhead.length)).toEqual([
    { tag: 'H1', text: 'Receipt' },
    { tag: 'P', text: 'Paid $ 457.80' },
    { tag: 'H2', text: 'Payment' },
    { tag: 'P', text: 'Received from: 山田太郎' },
    { tag: 'P', text: 'For: Tuition' },
    { tag: 'Caption', text: 'Amounts' },
    ...['Item', 'Due', 'Paid', 'Fee'].map((text) => ({ tag: 'TH', text })),
    { tag: 'TD', text: '$ 1.11' },
    { tag: 'TH', text: 'Total' },
    { tag: 'TD', text: '$ 457.80' },
  ]);
  const section = structure[0]!.children.find(({ tag }) => tag === 'Sect')!;
  const parts = section.children.find(({ tag }) => tag === 'Table')!.children.map(({ tag }) => tag);
  expect(parts).toEqual(['Caption', 'THead', 'TBody', 'TFoot']);
  expect(renderHtml(receipt)).toContain(
    '<tfoot><tr><th scope="row">Total</th><td></td><td>$ 457.80</td></tr></tfoot>',
  );
});

it('draws the figures of amounts in columns: all are equally wide', async () => {
  const { regular } = await loadFonts();
  const { layout } = regular as unknown as {
    layout: (text: string, features: string[]) => { advanceWidth: number };
  };
  const widths = [...'0123456789'].map((digit) => layout.call(regular, digit, ['tnum']).advanceWidth);
  expect(new Set(widths).size).toBe(1);
});

it('escapes markup in texts', () => {
  const html = renderHtml(odd);
  expect(html).toContain('&lt;script&gt;');
  expect(html).toContain('Čaj &amp; &lt;b&gt;tea&lt;/b&gt;');
});

it('keeps characters that the font lacks, for reading aloud and copying', async () => {
  const { structure } = readPdf(await renderPdf(odd, issuer, moment));
  const texts = textsOf(structure).map(({ text }) => text);
  expect(texts).toContain('Zażółć gęślą jaźń');
  expect(texts).toContain('山田太郎 signs');
});

it('keeps letters readable that an earlier document drew only as a part of others', async () => {
  const titled = (title: string): Document => ({
    title,
    language: 'EN',
    version: '1',
    introduction: [],
    sections: [],
  });
  await renderPdf(titled('À Ç È Î Ñ Õ Ü Ý “'), issuer, moment);
  const { structure } = readPdf(await renderPdf(titled('A C E I N O U Y'), issuer, moment));
  expect(textsOf(structure).map(({ text }) => text)).toEqual([...letterhead, 'A C E I N O U Y']);
});

it('spans pages without losing a word, and labels tables, headings and pictures', async () => {
  const pdf = readPdf(await renderPdf(odd, issuer, moment));
  expect(pdf.pages).toBeGreaterThan(2);
  const texts = textsOf(pdf.structure);
  expect(squeeze(texts.find(({ text }) => text.startsWith('All work'))!.text).split(' ')).toHaveLength(1500);
  const section = pdf.structure[0]!.children.at(-1)!;
  const [, body] = section.children.find(({ tag }) => tag === 'Table')!.children.slice(1);
  expect(body!.children).toHaveLength(60);
  expect(body!.children[59]!.children).toMatchObject([
    { tag: 'TH', text: 'Row 59', scope: 'Row' },
    { tag: 'TD', text: 'x' },
  ]);
  expect(section.children.find(({ tag }) => tag === 'Figure')).toMatchObject({ alt: 'Łucja' });
});
