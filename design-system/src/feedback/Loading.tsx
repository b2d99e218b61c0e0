import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Stack } from '../layout/Stack.tsx';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import * as styles from './Skeleton.css.ts';
import { Skeleton } from './Skeleton.tsx';

export interface LoadingProps {
  /** `Skeleton`s shaped like the content; by default a title, some lines and a block. */
  children?: ReactNode;
  /** The number of blocks, where that is the shape of the content, such as cards below each other. */
  blocks?: number;
}

/** Milliseconds after which a part is slow, and late. */
const slowAfter = 1000;
const lateAfter = 8000;

/** When a part last said that it's loading, as `performance.now()`. */
let saidAt = Number.NEGATIVE_INFINITY;

/**
 * A part of the page that is loading. Announces this after a second, and after eight seconds that it's still loading. Parts
 * that load together, or one after the other, announce it once.
 */
export function Loading({ children, blocks }: LoadingProps) {
  const [phase, setPhase] = useState<'quick' | 'slow' | 'late'>('quick');
  useEffect(() => {
    const sayOnce = () => {
      if (performance.now() - saidAt < lateAfter) return;
      saidAt = performance.now();
      setPhase('slow');
    };
    const timers = [setTimeout(sayOnce, slowAfter), setTimeout(() => setPhase('late'), lateAfter)];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <div className={styles.loading}>
      <div aria-busy="true">
        {children ?? (
          <Stack gap="l">
            {blocks === undefined && <Skeleton shape="title" />}
            {blocks === undefined && <Skeleton lines={3} />}
            {[...Array(blocks ?? 1).keys()].map((block) => (
              <Skeleton key={block} shape="block" />
            ))}
          </Stack>
        )}
      </div>
      <div role="status">
        {phase === 'slow' && (
          <VisuallyHidden>
            <FormattedMessage
              id="loading.text"
              defaultMessage="Loading…"
              description="Read out while content is on its way"
            />
          </VisuallyHidden>
        )}
        {phase === 'late' && (
          <span className={styles.slow}>
            <FormattedMessage
              id="loading.long"
              defaultMessage="Still working. Thanks for waiting."
              description="Shown when content takes longer than 8 seconds"
            />
          </span>
        )}
      </div>
    </div>
  );
}
