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
