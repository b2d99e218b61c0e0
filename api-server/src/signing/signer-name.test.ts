import { expect, it } from 'vitest';
import { isNameOf } from './signer-name.ts';

it.each([
  ['Maya Lindqvist', 'Maya Lindqvist'],
  ['  maya   LINDQVIST ', 'Maya Lindqvist'],
  ['Camila Reyes', 'Camila Inés Peña Reyes'],
  ['Camila Ines Reyes', 'Camila Inés Reyes'],
  ['Camila I. Reyes', 'Camila Inés Reyes'],
  ['Jean Luc O’Neill', "Jean-Luc O'Neill"],
  ['Prince', 'Prince'],
  ['Lindqvist Maya', 'Maya Lindqvist'],
  ['Peña Reyes, Camila Inés', 'Camila Inés Peña Reyes'],
  ['Đặng Minh Nhật', 'Nhật Minh Đặng'],
  ['Suharto', 'Suharto Suharto'],
  ['Weiss Jürgen', 'Jürgen Weiß'],
  ['LUKASZ WALESA', 'Łukasz Wałęsa'],
  ['山田太郎', '太郎 山田'],
  ['山田　太郎', '太郎 山田'],
  ['Ｍａｙａ Lindqvist', 'Maya Lindqvist'],
  ['ﾏﾘｱ ｻﾄｳ', 'マリア サトウ'],
  ["Ng'ang'a Wanjiru", 'Wanjiru Ng‘ang‘a'],
  ['Sean OBrien', 'Sean O´Brien'],
  ['Jean-Luc Picard', 'Jean‑Luc Picard'],
  ['Gemma Galla', 'Gemma Gal·la'],
  ['علیرضا احمدی', 'علی‌رضا احمدی'],
  ['Sayed Jr. Omar', 'Omar Sayed, Jr.'],
  ['ΝΙΚΟΣ ΡΩΜΑΣ', 'Νίκος Ρώμας'],
  ['فاطمه مصطفي', 'فاطمة مصطفى'],
  ['राम कुमार', 'कुमार राम'],
])('%s signs for %s', (signed, student) => {
  expect(isNameOf(signed, student)).toBe(true);
});

it.each([
  ['Mickey Mouse', 'Maya Lindqvist'],
  ['Maya', 'Maya Lindqvist'],
  ['Lindqvist', 'Maya Lindqvist'],
  ['Lindqvist M.', 'Maya Lindqvist'],
  ['Maya Anna Lindqvist', 'Maya Lindqvist'],
  ['Camila X. Reyes', 'Camila Inés Reyes'],
  ['', 'Maya Lindqvist'],
  ['–', 'Maya Lindqvist'],
  ['रमा कुमार', 'राम कुमार'],
])('%s does not sign for %s', (signed, student) => {
  expect(isNameOf(signed, student)).toBe(false);
});
