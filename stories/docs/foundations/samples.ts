import type { CSSProperties } from 'react';

export const contrastRow: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: 'var(--ds-space-xs)',
  alignItems: 'center',
};

/** Text in its color; a boundary as the line around text that is readable in any case. */
export function contrastSample(one: string, ground: string, of: 'text' | 'boundaries'): CSSProperties {
  const isText = of === 'text';
  return {
    background: ground,
    color: isText ? one : `lch(from ${ground} clamp(0, (55 - l) * 1000, 100) 0 0)`,
    border: isText ? '2px solid transparent' : `2px solid ${one}`,
    borderRadius: 'var(--ds-radius-small)',
    padding: 'var(--ds-space-xxs) var(--ds-space-xs)',
    fontSize: 'var(--ds-font-size-s)',
    fontVariantNumeric: 'tabular-nums',
  };
}

export const track: CSSProperties = {
  position: 'relative',
  blockSize: '2.5rem',
  background: 'var(--ds-color-surface-sunken)',
  borderRadius: 'var(--ds-radius-medium)',
};

export const runner = (isAtEnd: boolean, duration: string): CSSProperties => ({
  position: 'absolute',
  insetBlockStart: '0.5rem',
  insetInlineStart: '0.5rem',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: 'var(--ds-radius-full)',
  background: 'var(--ds-color-brand)',
  marginInlineStart: isAtEnd ? 'calc(100% - 2.5rem)' : 0,
  transition: `margin-inline-start ${duration} var(--ds-motion-ease)`,
});

export const fader = (isShown: boolean, duration: string): CSSProperties => ({
  opacity: isShown ? 1 : 0,
  translate: isShown ? '0 0' : '0 4px',
  transition: `opacity ${duration} var(--ds-motion-ease), translate ${duration} var(--ds-motion-ease)`,
});

export const width = (inlineSize: string): CSSProperties => ({
  inlineSize,
  maxInlineSize: '100%',
  background: 'var(--ds-color-brand-soft)',
  color: 'var(--ds-color-brand-ink)',
  borderInlineEnd: '2px solid var(--ds-color-brand)',
  padding: 'var(--ds-space-xs) var(--ds-space-s)',
  fontSize: 'var(--ds-font-size-s)',
});

export const level = (background: string, shadow: string, line: boolean): CSSProperties => ({
  background: `var(--ds-color-${background})`,
  boxShadow: shadow,
  border: line ? '1px solid var(--ds-color-line)' : '1px solid transparent',
  borderRadius: 'var(--ds-radius-large)',
  padding: 'var(--ds-space-l)',
  color: 'var(--ds-color-ink)',
});

export const stage: CSSProperties = {
  background: 'var(--ds-color-surface)',
  padding: 'var(--ds-space-xl)',
  borderRadius: 'var(--ds-radius-large)',
};
