import { Link } from '@institute/design-system';
import { urlOfApp } from '@institute/design-system/app';
import type { ReactNode } from 'react';

/** A link to the coach app, where all coach data can be changed. Nothing if its URL isn't configured. */
export function CoachAppLink({ path, children }: { path: string; children: ReactNode }) {
  const url = import.meta.env.VITE_COACH_URL;
  if (!url) return null;
  return (
    <Link href={urlOfApp(url) + path} isStandalone isNewTab>
      {children}
    </Link>
  );
}
