import { Link } from '@institute/design-system';
import type { ReactNode } from 'react';

/** A way into the coach app, where everything about a coach can be changed; none where its address is not known. */
export function CoachAppLink({ path, children }: { path: string; children: ReactNode }) {
  const origin = import.meta.env.VITE_COACH_URL;
  if (!origin) return null;
  return (
    <Link href={origin + path} isStandalone isNewTab>
      {children}
    </Link>
  );
}
