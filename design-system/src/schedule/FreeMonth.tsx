import { lazy, Suspense } from 'react';
import { useIsHydrating } from '../rendering/hydration.ts';
import type { FreeDaysProps } from './FreeDays.tsx';
import * as styles from './SlotPicker.css.ts';

const FreeDays = lazy(() => import('./FreeDays.tsx'));

/** The month, once its code has loaded, in its final place. */
export function FreeMonth({ focused, ...props }: FreeDaysProps) {
  // React Aria's calendar has style attributes, which a strict content security policy blocks in server-rendered markup.
  const isHydrating = useIsHydrating();
  const within = [props.min, [focused, props.max].toSorted()[0]!].toSorted()[1]!;
  return (
    <div className={styles.month}>
      {!isHydrating && (
        <Suspense fallback={null}>
          <FreeDays {...props} focused={within} />
        </Suspense>
      )}
    </div>
  );
}
