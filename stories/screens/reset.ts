/** Sent by the toolbar to restore the world's first state. */
export const resetEvent = 'institute/reset-world';
