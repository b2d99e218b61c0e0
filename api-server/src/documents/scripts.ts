/**
 * The fonts of each script: packages with Noto fonts in small files, and the weight in the files' names: `wght` for
 * variable fonts. The first font that has a character draws it.
 */
export type ScriptFont = { source: string; weight: 'wght' | '400' };

const variable = (name: string): ScriptFont => ({
  source: `@fontsource-variable/noto-${name}`,
  weight: 'wght',
});
const fixed = (name: string): ScriptFont => ({ source: `@fontsource/noto-${name}`, weight: '400' });

const [japanese, simplified, traditional, korean] = ['jp', 'sc', 'tc', 'kr'].map((name) =>
  variable(`sans-${name}`),
) as [ScriptFont, ScriptFont, ScriptFont, ScriptFont];

/** Scripts whose font isn't named as they are in Unicode. */
const others: Record<string, ScriptFont[]> = {
  Canadian_Aboriginal: [variable('sans-canadian-aboriginal')],
  Nko: [fixed('sans-nko')],
  Tibetan: [variable('serif-tibetan')],
  Hangul: [korean],
  Bopomofo: [traditional],
  Hiragana: [japanese],
  Katakana: [japanese],
  Han: [simplified, japanese, traditional, korean],
};

const named =
  `Arabic Armenian Bengali Cherokee Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao
  Malayalam Myanmar Oriya Sinhala Syriac Tamil Telugu Thaana Thai`.split(/\s+/);

const fontsOf: [RegExp, ScriptFont[]][] = [
  ...named.map((name): [string, ScriptFont[]] => [name, [variable(`sans-${name.toLowerCase()}`)]]),
  ...Object.entries(others),
].map(([script, fonts]) => [new RegExp(`^\\p{Script_Extensions=${script}}`, 'u'), fonts]);

/** The scripts with a font of their own, by their names in Unicode; Latin, Greek and Cyrillic share one. */
export const drawnScripts = ['Latin', 'Greek', 'Cyrillic', ...named, ...Object.keys(others)];

const general = [variable('sans'), japanese];
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The fonts for a character of a text, in order of preference. Han letters beside kana are drawn as in Japan. */
export function scriptFonts(character: string, text: string): ScriptFont[] {
  const found = fontsOf.find(([script]) => script.test(character))?.[1] ?? general;
  return found[0] === simplified && kana.test(text) ? [japanese, ...found] : found;
}
