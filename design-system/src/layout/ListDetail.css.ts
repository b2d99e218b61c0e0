import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle } from '../theme/style.ts';

export const panes = componentStyle({
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      alignItems: 'start',
      gap: vars.space.l,
    },
    print: { display: 'block' },
  },
});
/** Without space for both, the record takes its place. */
export const listBeside = componentStyle({ '@media': { [media.notWide]: { display: 'none' } } });
/** Stays in view beside a long list. */
export const pane = componentStyle({
  minInlineSize: 0,
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: `calc(4rem + ${vars.space.m})`,
      maxBlockSize: `calc(100dvh - 4rem - 2 * ${vars.space.m})`,
      overflowY: 'auto',
    },
    [media.short]: { position: 'static', maxBlockSize: 'none' },
    print: { position: 'static', maxBlockSize: 'none' },
  },
});
