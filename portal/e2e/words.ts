import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '../../scripts/journeys/world.ts';

export type Locale = 'en' | 'es';

type Texts = Record<string, string>;

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const catalogueOf = (folder: string): { en: Texts; es: Texts } => {
  const en: Record<string, { defaultMessage: string }> = read(`${folder}en.json`);
  const texts = Object.entries(en).map(([id, { defaultMessage }]) => [id, defaultMessage]);
  return { en: Object.fromEntries(texts), es: read(`${folder}es.json`) };
};
const library = catalogueOf('../../design-system/src/intl/lang/');
const textsOfInstitute = (locale: Locale): Texts =>
  read(`../../api-schema/src/institute-texts/${locale}.json`);
const catalogues = [
  catalogueOf('../src/lang/'),
  library,
  // Where the institute has other words in English only, the Spanish is the library's.
  { en: textsOfInstitute('en'), es: { ...library.es, ...textsOfInstitute('es') } },
];
/** A text as it is read: what is a link or bold isn't marked. */
const withoutTags = (text: string) => text.replaceAll(/<\/?\w+>/g, '');

/**
 * The Spanish translations of each English text. The same text with another description may have another translation.
 */
const translations = new Map<string, Set<string>>();
for (const { en, es } of catalogues)
  for (const [id, text] of Object.entries(en)) {
    const english = withoutTags(text);
    const known = translations.get(english) ?? new Set();
    translations.set(english, known.add(withoutTags(es[id]!)));
  }

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * A text of the product in a language, by its English source. Matches texts that start with it. `{…}` matches
 * anything.
 */
export const textIn =
  (locale: Locale) =>
  (english: string): RegExp => {
    const texts = locale === 'en' ? [english] : translations.get(english);
    if (!texts) throw new Error(`No text of the product: ${english}`);
    const patterns = [...texts].map((text) => fixedParts(text).map(escaped).join('.+'));
    return new RegExp(`^(${patterns.join('|')})`);
  };

/** The parts of a message around its placeholders. */
function fixedParts(message: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const character of message) {
    if (character === '{' && depth++ === 0) parts.push('');
    else if (character === '}') depth -= 1;
    else if (depth === 0) parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

const spanishTexts = [...translations.values()].flatMap((texts) => [...texts]);
const isSpanishToo = (part: string) => spanishTexts.some((text) => text.includes(part));
/** The minimum length of an unambiguous part of a sentence. */
const telling = 10;

const wholeTexts = new Set<string>();
const partsOfTexts = new Set<string>();
for (const english of translations.keys()) {
  const parts = fixedParts(english);
  if (parts.length === 1 && !spanishTexts.includes(english)) wholeTexts.add(english);
  for (const part of parts) if (part.length >= telling && !isSpanishToo(part)) partsOfTexts.add(part);
}

/** The English texts of the product on a Spanish page, except in elements with `lang="en"`. */
async function englishOn(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement!;
      if (element.closest('[lang]')?.getAttribute('lang') === 'en' || !element.checkVisibility()) continue;
      if (node instanceof Text) texts.push(node.data);
      else
        for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
          texts.push(element.getAttribute(name) ?? '');
    }
    return texts.map((text) => text.trim()).filter(Boolean);
  });
  const parts = [...partsOfTexts];
  const english = shown.filter((text) => wholeTexts.has(text) || parts.some((part) => text.includes(part)));
  return [...new Set(english)];
}

/** Waits until there are none: what the server sends stays in the other language until it has answered again. */
export const expectNoEnglish = (page: Page): Promise<void> => expect.poll(() => englishOn(page)).toEqual([]);
