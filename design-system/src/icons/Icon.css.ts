import { vars } from '../theme/contract.css.ts';
import { componentVariants, rightToLeft } from '../theme/style.ts';

const still = { flexShrink: 0 };

export const size = componentVariants({
  s: { ...still, inlineSize: '1rem', blockSize: '1rem' },
  m: { ...still, inlineSize: vars.size.icon, blockSize: vars.size.icon },
  l: { ...still, inlineSize: '1.5rem', blockSize: '1.5rem' },
  xl: { ...still, inlineSize: '2rem', blockSize: '2rem' },
});

/** Arrows in the text direction are mirrored in right-to-left text. */
export const directional = componentVariants({
  turning: { selectors: { [rightToLeft]: { transform: 'scaleX(-1)' } } },
});
