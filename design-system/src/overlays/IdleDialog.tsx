import { lazy, Suspense, useEffect } from 'react';
import { useIsHydrating } from '../rendering/hydration.ts';
import type { IdleDialogContentProps } from './IdleDialogContent.tsx';

const load = () => import('./IdleDialogContent.tsx');
const IdleDialogContent = lazy(async () => ({ default: (await load()).IdleDialogContent }));

export interface IdleDialogProps extends IdleDialogContentProps {
  isOpen: boolean;
}

/**
 * "Are you still there?": the time left, announced at 60, 30 and 10 seconds, one key to stay. Its code is fetched in
 * advance, when the browser is idle, so that it is there even if the connection is not.
 */
export function IdleDialog({ isOpen, ...rest }: IdleDialogProps) {
  // A dialog is shown by a browser only.
  const isHydrating = useIsHydrating();
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), 10_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    isOpen &&
    !isHydrating && (
      <Suspense fallback={null}>
        <IdleDialogContent {...rest} />
      </Suspense>
    )
  );
}
