/** Words that our texts don't use, each with what to write instead. */
export const wordsToAvoid: [RegExp, string][] = [
  [/\bauto-pay\b/i, 'autopay'],
  [/\bvouchers?\b/i, 'promo code'],
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
