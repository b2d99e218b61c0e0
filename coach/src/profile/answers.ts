/** Treats a blank answer as missing. */
export const orNull = (text: string): string | null => text.trim() || null;
