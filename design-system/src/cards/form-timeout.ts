/** Milliseconds after which a provider's form that hasn't loaded counts as failed. */
export const formTimeout = 15_000;
