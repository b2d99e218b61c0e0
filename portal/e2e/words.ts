import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '../../scripts/world.ts';

export type Locale = 'en' | 'es';

type English = Record<string, { defaultMessage: string }>;
type Spanish = Record<string, string>;

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const catalogues = ['../src/lang/', '../../design-system/src/intl/lang/'].map((folder) => ({
  en: read(`${folder}en.json`) as English,
  es: read(`${folder}es.json`) as Spanish,
}));

/**
 * The Spanish translations of each English text. The same text with another description may have another translation.
 */
const translations = new Map<string, Set<string>>();
for (const { en, es } of catalogues)
  for (const [id, { defaultMessage }] of Object.entries(en)) {
    const known = translations.get(defaultMessage) ?? new Set();
    translations.set(defaultMessage, known.add(es[id]!));
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
