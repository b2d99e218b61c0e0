import { type LayoutProps, lazyLayout } from '@institute/design-system/app';
import { useSession } from '../session.ts';

// Loaded on demand, because signing in needs neither the shell of the signed-in app nor queries.
export const StudentLayout = lazyLayout(async () => {
  const [layout] = await Promise.all([
    import('./StudentLayout.tsx'),
    // Needed before the first response. Without it, messages are generic.
    import('../signed-in-messages.ts').catch(() => {}),
  ]);
  return layout;
});
export const SignInQueryLayout = lazyLayout(() => import('./SignInQueryLayout.tsx'));

/** Layout of open pages: signed-in students keep the shell. */
export function OpenLayout(props: LayoutProps) {
  const Layout = useSession() ? StudentLayout : SignInQueryLayout;
  return <Layout {...props} />;
}
