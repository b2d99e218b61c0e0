/** The look of the page itself: layers, theme, reset. A page imports it once, before anything of the library. */
import './layers.css.ts';
import './theme.css.ts';
import './reset.css.ts';
