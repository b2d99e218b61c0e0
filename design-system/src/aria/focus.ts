/** Moves focus to the page's main content, where nothing better is left. */
export const focusMain = () => document.getElementById('main')?.focus();
