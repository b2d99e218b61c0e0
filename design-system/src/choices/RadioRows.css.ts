import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';
import { choice } from './choices.css.ts';

/** Wide enough for a matrix. A container query, because the card can be narrow on a wide screen. */
export const roomy = '(width >= 32rem)';

export const matrix = componentStyle({
  containerType: 'inline-size',
  marginBlockStart: vars.space.xxs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
} as const;

export const heads = componentStyle({
  display: 'none',
  '@container': { [roomy]: { ...columns, alignItems: 'end' } },
});

export const head = componentStyle({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xxs,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const row = componentStyle({
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space.xs,
});

export const radioRow = componentStyle([
  row,
  { '@container': { [roomy]: { ...columns, paddingBlock: vars.space.xxs } } },
]);

export const item = componentStyle({ paddingBlock: vars.space.xxs });

export const itemLabel = componentStyle({
  display: 'block',
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});

export const cell = componentStyle([
  choice,
  {
    position: 'relative',
    '@container': {
      [roomy]: { gridTemplateColumns: 'auto', justifyContent: 'center', alignItems: 'center' },
    },
  },
]);

/** Visible when the options are stacked. Side by side, the column headings show the labels instead. */
export const cellLabel = componentStyle({
  paddingBlockStart: '0.0625rem',
  '@container': {
    [roomy]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
