import { componentGlobalStyle, componentStyle } from '../theme/style.ts';

export const search = componentStyle({ paddingInlineStart: '2.75rem', appearance: 'none' });

// The browser's own cross cannot be reached by keyboard, and is smaller than a finger.
componentGlobalStyle(`${search}::-webkit-search-cancel-button`, { display: 'none' });
