import type { AppName, DemoHost } from '@institute/demo/host';
import { Banner, Frame, Loading, type Locale, type Theme } from '@institute/design-system';
import { createPreferences } from '@institute/design-system/app';
import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { paths as coachPaths } from '../../coach/src/places.ts';
import { paths as portalPaths } from '../../portal/src/places.ts';
import { isPictured } from './pictured.ts';
import { resetEvent } from './reset.ts';
import { type ScreenStates, type StateName, screens } from './table.ts';
import { openWorld, resetWorld } from './world.ts';

type AnyScreen = ScreenStates & { params?: Record<string, string>; query?: Record<string, string> };
type AnyPath = (...args: (Record<string, string> | undefined)[]) => string;

const day = 86_400;

/** Whether the world's clock was moved. */
let isMoved = false;

function pathOf(app: AppName, name: string, { params, query }: AnyScreen): string {
  const paths = app === 'portal' ? portalPaths : coachPaths;
  const build = (paths as unknown as Record<string, AnyPath>)[name]!;
  return params ? build(params, query) : build(query);
}

/** Who looks at a screen in a state. */
const accountIn = (screen: ScreenStates, state: StateName): string | null =>
  (state === 'empty' || state === 'refused' ? screen[state] : screen.full) ?? null;

async function arrange(app: AppName, screen: AnyScreen, state: StateName): Promise<DemoHost> {
  const host = await openWorld();
  host.setFault(null);
  if (isMoved || isPictured) {
    isMoved = false;
    await resetWorld();
  }
  if (state === 'late') {
    isMoved = true;
    await host.forward(screen.late! * day);
  }
  await host.signIn(app, accountIn(screen, state));
  if (state === 'loading' || state === 'error' || state === 'offline') host.setFault(state);
  return host;
}

export interface ScreenProps {
  app: AppName;
  /** The name of its path. */
  name: string;
  state: StateName;
  theme?: Theme;
  locale?: Locale;
}

/** A screen of the built app, on the real server in this page. */
export function Screen({ app, name, state, theme = 'system', locale = 'en' }: ScreenProps) {
  const screen = (screens[app] as Record<string, AnyScreen>)[name]!;
  const [shown, setShown] = useState<{ url: string } | { error: string } | null>(null);
  // Counts the resets of the world, each of which shows the screen again.
  const [resets, setResets] = useState(0);
  useEffect(() => {
    const listener = () => void resetWorld().then(() => setResets((count) => count + 1));
    const channel = addons.getChannel();
    channel.on(resetEvent, listener);
    return () => channel.off(resetEvent, listener);
  }, []);
  useEffect(() => {
    // Such as the e-mail of the last sign-in.
    if (isPictured) localStorage.clear();
    const preferences = createPreferences(`institute.${app}`);
    preferences.theme.set(theme);
    preferences.locale.set(locale);
  }, [app, theme, locale]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reset shows the screen again
  useEffect(() => {
    let isCurrent = true;
    setShown(null);
    arrange(app, screen, state).then(
      (host) => isCurrent && setShown({ url: host.urlOf(app) + pathOf(app, name, screen) }),
      (error: unknown) => isCurrent && setShown({ error: String(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [app, name, screen, state, resets]);
  if (!shown) return <Loading />;
  if ('error' in shown)
    return (
      <Banner tone="critical">
        The screens need the built demo (npm run build -w @institute/demo): {shown.error}
      </Banner>
    );
  return <Frame src={shown.url} title={`${app}: ${name}, ${state}`} height={innerHeight - 2} />;
}

/** With the toolbar's theme and language. */
export const renderScreen = (args: ScreenProps, { globals }: { globals: Record<string, unknown> }) => (
  <Screen {...args} theme={globals.theme as Theme} locale={globals.locale as Locale} />
);
