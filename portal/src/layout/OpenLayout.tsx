import { type LayoutProps, lazyLayout } from '@institute/design-system/app';
import { useSession } from '../session.ts';

// Loaded on demand, because signing in needs neither the shell of the signed-in app nor queries.
export const StudentLayout = lazyLayout(() => withMessages(import('./StudentLayout.tsx')));
export const FocusLayout = lazyLayout(() => withMessages(import('./FocusLayout.tsx')));
export const SignInQueryLayout = lazyLayout(() => import('./SignInQueryLayout.tsx'));
const VisitorLayout = lazyLayout(async () => ({
  default: (await import('./FocusLayout.tsx')).VisitorLayout,
}));

/** Messages are needed before the first response. Without them, they are generic. */
async function withMessages<Layout>(layout: Promise<Layout>): Promise<Layout> {
  const [loaded] = await Promise.all([layout, import('../signed-in-messages.ts').catch(() => {})]);
  return loaded;
}

/** Layout of open pages: signed-in students keep the shell. */
export function OpenLayout(props: LayoutProps) {
  const Layout = useSession() ? StudentLayout : VisitorLayout;
  return <Layout {...props} />;
}
