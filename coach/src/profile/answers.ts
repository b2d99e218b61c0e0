/** A blank answer is none. */
export const orNull = (text: string): string | null => text.trim() || null;
