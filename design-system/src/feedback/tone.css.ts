import { vars } from '../theme/contract.css.ts';
import { componentVariants } from '../theme/style.ts';

/** A soft background in a tone. Its text keeps the ink color, so that long text is easy to read. */
export const ground = componentVariants({
  positive: { background: vars.color.positive.soft },
  caution: { background: vars.color.caution.soft },
  critical: { background: vars.color.critical.soft },
  info: { background: vars.color.info.soft },
});

export const mark = componentVariants({
  positive: { color: vars.color.positive.ink },
  caution: { color: vars.color.caution.ink },
  critical: { color: vars.color.critical.ink },
  info: { color: vars.color.info.ink },
});

export type Tone = keyof typeof ground;
