import { Link } from '@institute/design-system';
import type { ReactNode } from 'react';
import { institute } from '../institute.ts';

/** A link to the coach app, where all coach data can be changed. Nothing if it isn't known where that is. */
export function CoachAppLink({ path, children }: { path: string; children: ReactNode }) {
  const origin = institute.apps()?.coach ?? import.meta.env.VITE_COACH_URL;
  if (!origin) return null;
  return (
    <Link href={origin + path} isStandalone isNewTab>
      {children}
    </Link>
  );
}
