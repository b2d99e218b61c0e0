/** Milliseconds after which a provider's form that hasn't loaded counts as failed. */
export const formPatience = 15_000;
