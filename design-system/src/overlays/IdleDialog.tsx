import { useEffect } from 'react';
import { lazyExtra } from '../feedback/lazy-part.tsx';
import { useIsHydrating } from '../rendering/hydration.ts';
import type { IdleDialogContentProps } from './IdleDialogContent.tsx';

const load = () => import('./IdleDialogContent.tsx');
const IdleDialogContent = lazyExtra(async () => (await load()).IdleDialogContent);

export interface IdleDialogProps extends IdleDialogContentProps {
  isOpen: boolean;
}

/**
 * "Are you still there?" with the remaining time, announced at 60, 30 and 10 seconds, and a button to stay. Its code is
 * loaded 10 seconds after mounting, so that it works even if the connection is lost later.
 */
export function IdleDialog({ isOpen, ...rest }: IdleDialogProps) {
  // Servers can't render dialogs.
  const isHydrating = useIsHydrating();
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), 10_000);
    return () => clearTimeout(timer);
  }, []);
  return isOpen && !isHydrating && <IdleDialogContent {...rest} />;
}
