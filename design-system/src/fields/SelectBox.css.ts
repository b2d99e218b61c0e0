import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle } from '../theme/style.ts';

export const select = componentStyle({
  appearance: 'none',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

/** Inline with text: page size, sort order. */
export const inline = componentStyle({
  position: 'relative',
  display: 'inline-block',
  minInlineSize: 0,
  selectors: { '[data-ds="SelectField"] > &': { alignSelf: 'start', maxInlineSize: '100%' } },
});
export const small = componentStyle([
  select,
  {
    maxInlineSize: '100%',
    minBlockSize: vars.size.control,
    paddingInlineStart: vars.space.s,
    paddingInlineEnd: '2.25rem',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surfaceRaised,
    color: vars.color.ink,
    selectors: {
      // In a column of a table, each is as wide as the others.
      '[data-ds="SelectField"] &': {
        minInlineSize: '9.5rem',
        '@media': { [media.tiny]: { minInlineSize: 0 } },
      },
      '&[aria-readonly="true"]': { background: vars.color.surfaceSunken, borderStyle: 'dashed' },
    },
  },
]);

export const chevron = componentStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: vars.space.xs,
  display: 'grid',
  placeItems: 'center',
  blockSize: vars.size.control,
  color: vars.color.inkMuted,
  pointerEvents: 'none',
});
