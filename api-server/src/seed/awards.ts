/** When people were given the awards of institute.yaml, in days ago, by award number and cast number. */
export const awardedDays: Record<number, Record<number, number>> = {
  1: { 1: 60, 5: 1_850 },
  2: { 1: 203, 5: 1_722 },
};
