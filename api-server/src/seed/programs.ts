/** How many seats of each class are taken, by the class's number in institute.yaml. */
export const seatsTaken = [37, 22, 40, 33, 24, 11, 15, 2, 41, 8, 9, 64, 17];

/** How often promo codes were used. */
export const promoCodeUses = { SPRING10: 1, FIRSTTEN: 10 };

/** Camila is waiting for a class in a program that is only taught in English so far. */
export const alerts = [
  { number: 1, person: 3, program: 2, languageIso2LetterCode: 'ES', daysAgo: 4 },
] as const;
