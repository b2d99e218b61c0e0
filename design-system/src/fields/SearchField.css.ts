import { componentGlobalStyle, componentStyle } from '../theme/style.ts';

export const search = componentStyle({ paddingInlineStart: '2.75rem', appearance: 'none' });

// The browser's own clear button is not keyboard accessible, and is too small to tap.
componentGlobalStyle(`${search}::-webkit-search-cancel-button`, { display: 'none' });
