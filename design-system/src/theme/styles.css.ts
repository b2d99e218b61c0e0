/** The page's own styles: layers, theme, reset. A page imports them once, before anything else from the library. */
import './layers.css.ts';
import './theme.css.ts';
import './reset.css.ts';
