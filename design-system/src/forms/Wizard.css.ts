import { around } from '../navigation/Stepper.css.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

/** Wide enough for the steps next to the questions. */
const roomy = '(width >= 48rem)';

export const frame = componentStyle({ containerType: 'inline-size', containerName: around });

export const wizard = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@container': {
    [roomy]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      // The questions beside the steps and what is below them.
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.xxl,
    },
  },
});

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
  '@container': { [roomy]: { gridColumn: 2, gridRow: '1 / 3' } },
});

export const aside = componentStyle({
  minInlineSize: 0,
  '@container': { [roomy]: { gridColumn: 1, gridRow: 2 } },
});

/**
 * If there's no space next to the questions, the line above the heading shows it. Screen readers still get it with the
 * heading.
 */
export const position = componentStyle({
  display: 'block',
  color: vars.color.inkMuted,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  letterSpacing: 0,
  lineHeight: vars.lineHeight.text,
  '@container': {
    '(width < 48rem)': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  },
});
