import { describe, expect, it } from 'vitest';
import { textsOf } from '../../scripts/reading/text-sources.ts';
import { findLostNames } from '../../scripts/reading/words.ts';

const lostIn = (file: string, code: string) =>
  textsOf(file, code).flatMap(({ text, line, languages }) =>
    findLostNames(text, languages).map(({ found }) => ({ found, line })),
  );

describe('names that the glossary doesn’t use', () => {
  it.each([
    [
      'an English catalog',
      'portal/src/lang/en.json',
      '{\n  "a": {\n    "defaultMessage": "Add a cover picture",\n    "description": "x"\n  }\n}',
      { found: 'cover picture', line: 2 },
    ],
    [
      'a Spanish catalog',
      'coach/src/lang/es.json',
      '{\n  "a": "Hola",\n  "b": "Quedan {count, plural, one {# plaza} other {# plazas}}"\n}',
      { found: 'plaza', line: 3 },
    ],
    [
      'the library’s catalog',
      'design-system/src/intl/lang/es.json',
      '{\n  "a": "El enlace ha caducado"\n}',
      { found: 'caducado', line: 2 },
    ],
    [
      'an e-mail',
      'api-server/src/transfers/emails.ts',
      'export const texts = {\n  ES: { lines: [`El importe es:`] },\n};',
      { found: 'importe', line: 2 },
    ],
    [
      'a document whose text runs over several lines',
      'api-server/src/enrollment/documents/agreement.es.ts',
      "export const text =\n  'Habla con tu ' +\n  'asesora o ' + who;",
      { found: 'asesora', line: 2 },
    ],
    [
      'a placeholder of a text',
      'api-server/src/money/receipt.ts',
      `export const text = \`Due: \${isLate ? 'Left to pay' : 'Paid'}\` + rest;`,
      { found: 'Left to pay', line: 1 },
    ],
    [
      'a policy, across lines',
      'coach/src/public/policies/terms-of-service.mdx',
      '<Policy>\n\nThe next **and** free\ntimes.\n\n</Policy>',
      { found: 'free times', line: 3 },
    ],
    [
      'the demo world',
      'api-server/src/seed/institute.yaml',
      'awards:\n  - title:\n      EN: A circle\n      ES: Miembro fiel\n',
      { found: 'Miembro', line: 4 },
    ],
  ])('are found in %s', (_, file, code, lost) => {
    expect(lostIn(file, code)).toEqual([lost]);
  });

  it('are found whole, in their language and spelling only', () => {
    expect(findLostNames('Un emplazamiento, una introducción.', ['es'])).toEqual([]);
    expect(findLostNames('El importe', ['en'])).toEqual([]);
    expect(findLostNames('You have nothing left to pay.', ['en'])).toEqual([]);
    expect(findLostNames('We sent an e-mail to {email}.', ['en'])).toEqual([]);
  });

  it('are allowed in the phrases that the glossary lists', () => {
    expect(findLostNames('Paga por transferencia bancaria.', ['es'])).toEqual([]);
    expect(findLostNames('Pide una transferencia y paga por transferencia bancaria.', ['es'])).toEqual([
      { found: 'transferencia', instead: 'traslado' },
    ]);
  });

  it('aren’t searched in code that no one reads', () => {
    const code = "// El importe\nimport x from './Importe.ts';\nexport const rows = { Importe: 'importe' };";
    expect(lostIn('api-server/src/money/ledger.ts', code)).toEqual([]);
  });
});
