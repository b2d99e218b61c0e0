/** An enum value as a label: `IN_PERSON` → `In person`. */
export const enumLabel = (value: string): string => {
  const words = value.replaceAll('_', ' ').trim().toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
