import type { LayoutProps } from '@institute/design-system/app';
import { lazy } from 'react';
import { useSession } from '../session.ts';
import { SignInLayout } from './SignInLayout.tsx';

// Loaded on demand, because signing in does not need the shell of the signed-in app.
export const StudentLayout = lazy(() => import('./StudentLayout.tsx'));

/** Layout of open pages: signed-in students keep the shell. */
export function OpenLayout(props: LayoutProps) {
  const Layout = useSession() ? StudentLayout : SignInLayout;
  return <Layout {...props} />;
}
