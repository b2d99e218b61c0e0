import { lostNames } from './lost-names.ts';

export type Language = 'en' | 'es';

/** A word ends where no letter or digit follows. A space in a name matches a line break, too. */
function wholeWords(source: string): RegExp {
  const flags = /(?<!\\)\p{Lu}/u.test(source.replace(/\\p\{\w+\}/g, '')) ? 'u' : 'iu';
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source.replaceAll(' ', '\\s+')})(?![\\p{L}\\p{N}])`, flags);
}

const searchedNames = lostNames.map(({ name, rightIn, ...rest }) => ({
  ...rest,
  name: wholeWords(name),
  rightIn: rightIn ? new RegExp(wholeWords(rightIn).source, 'giu') : null,
}));

/**
 * What to write instead of the names in a text that the glossary doesn't use. Ignores placeholders, tags, addresses and
 * constants.
 */
export function findLostNames(
  text: string,
  languages: readonly Language[],
): { found: string; instead: string }[] {
  const prose = text
    .replace(/\{\w+\}|\{\w+, (?:plural|select|selectordinal),/g, ' ')
    .replace(/<\/?\w+>|\S+@\S+|\b[A-Z_]{3,}\b/g, ' ');
  return searchedNames.flatMap(({ language, name, instead, rightIn }) => {
    if (!languages.includes(language)) return [];
    const found = name.exec(rightIn ? prose.replace(rightIn, ' ') : prose);
    return found ? [{ found: found[0].replace(/\s+/g, ' '), instead }] : [];
  });
}

/** Words that our texts don't use, each with what to write instead. */
export const wordsToAvoid: [RegExp, string][] = [
  [/\bsomebody\b/i, 'someone'],
  [/\banybody\b/i, 'anyone'],
  [/\bnobody\b/i, 'no one'],
  [/\beverybody\b/i, 'everyone'],
  [/\bany more\b/i, 'anymore, or no longer'],
  [/\bunder way\b/i, 'in progress'],
  [/\bmeanwhile\b/i, 'in the meantime'],
  [/\bcancell(?:ed|ing)\b/i, 'canceled, canceling'],
  [/\bto come\b/i, 'upcoming'],
  [/\b(?:one|two|three|four|five|ten|fifteen|thirty) (?:minutes?|hours?|days?|weeks?)\b/i, 'digits'],
];

/** Words that comments and titles of tests don't use, each with what to write instead. */
export const codeWordsToAvoid: [RegExp, string][] = [
  [/\bsomebody\b/i, 'someone, or who it is: the user, another student'],
  [/\banybody\b/i, 'anyone'],
  [/\bnobody\b/i, 'no one'],
  [/\beverybody\b/i, 'everyone'],
  [/\bwhoever\b/i, 'who it is: the caller, the user'],
  [/\banew\b/i, 'again, or new'],
  [/\bmeanwhile\b/i, 'in the meantime'],
  [/\bby (?:itself|themselves)\b/i, 'automatically, or alone'],
  [/\bstands\b/i, 'is'],
  [/\btold\b/i, 'shown, notified, configured or reported'],
];
