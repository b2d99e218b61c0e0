import { fold } from '@institute/values/formats';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { folded } from '../platform/keyword.ts';
import { freshWorld } from '../testing/fresh-world.ts';

const world = freshWorld();

/** Each text as the database folds it, without those that have characters which its version of Unicode lacks. */
async function inDatabase(texts: string[]) {
  const { rows } = (await world.db.execute(
    sql`select text, ${folded(sql`text`)} as folded from json_array_elements_text(${JSON.stringify(texts)}) as texts(text)
      where unicode_assigned(text)`,
  )) as unknown as { rows: { text: string; folded: string }[] };
  return rows;
}

it('folds the characters of all scripts in the database as on screens', async () => {
  const characters = Array.from({ length: 0x1_ffff }, (_, index) => String.fromCodePoint(index + 1)).filter(
    (character) => /[^\p{Cn}\p{Co}\p{Cs}\p{Script=Han}\p{Script=Hangul}]/u.test(character),
  );
  const different = (await inDatabase(characters)).filter(({ text, folded }) => folded !== fold(text));
  expect(different).toEqual([]);
});

it.each([
  ['Ὀδυσσεύς ΠΑΠΑΔΌΠΟΥΛΟΣ', 'οδυσσευσ παπαδοπουλοσ'],
  ['فاطمة', 'فاطمه'],
  ['مصطفى', 'مصطفي'],
  ['علی کریمی', 'علي كريمي'],
  ['أحمد آل إبراهيم', 'احمد ال ابراهيم'],
  ['مُحَمَّـد', 'محمد'],
  ['Groß STRAẞE Strasse', 'gross strasse strasse'],
  ['IŞIK Işık İpek', 'isik isik ipek'],
  ['Þórður Æsa Əliyev Ŋ', 'thordur aesa aliyev n'],
  ['שלום בן־דוד', 'שלומ בנ-דוד'],
  ['Қайрат Ґалаґан Ёлкин', 'каират галаган елкин'],
  ['ガーナ さくら サクラ ｻｸﾗ', 'かーな さくら さくら さくら'],
  ['राम रमा बाज़ार', 'राम रमा बाजार'],
  ['김민준', '김민준'.normalize('NFKD')],
  ['Ng‘ang‘a O´Brien Jean‑Luc Gal·la', "ng'ang'a o'brien jean-luc galla"],
  ['E-١٢٣ ۴۵۶', 'e-123 456'],
])('folds %s', async (text, result) => {
  expect([fold(text), (await inDatabase([text]))[0]!.folded]).toEqual([result, result]);
});
