import { Link } from '@institute/design-system';
import type { ReactNode } from 'react';

/** A link to the coach app, where all coach data can be changed. Nothing if its URL isn't configured. */
export function CoachAppLink({ path, children }: { path: string; children: ReactNode }) {
  const origin = import.meta.env.VITE_COACH_URL;
  if (!origin) return null;
  return (
    <Link href={origin + path} isStandalone isNewTab>
      {children}
    </Link>
  );
}
