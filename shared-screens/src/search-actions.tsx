import { type Command, MonitorIcon, MoonIcon, SignOutIcon, SunIcon } from '@institute/design-system';
import type { createPreferences } from '@institute/design-system/app';
import type { ReactNode } from 'react';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';

const labels = defineMessages({
  light: { defaultMessage: 'Use the light appearance' },
  dark: { defaultMessage: 'Use the dark appearance' },
  keys: { defaultMessage: 'Keyboard shortcuts' },
  signOut: { defaultMessage: 'Sign out' },
});

const words = defineMessages({
  light: { defaultMessage: 'theme colors mode', description: 'Words that find the light and dark colors' },
  dark: { defaultMessage: 'theme colors mode', description: 'Words that find the light and dark colors' },
  keys: { defaultMessage: 'keys help', description: 'Words that find “Keyboard shortcuts”' },
  signOut: { defaultMessage: 'log out leave', description: 'Words that find “Sign out”' },
});

interface Action<Name> {
  name: Name;
  icon: ReactNode;
  href?: string;
  onPress?: () => void;
}

/** What a search offers to do, by name. */
export interface Actions<Name extends string> {
  labels: Record<Name, MessageDescriptor>;
  /** Other words to find it by. */
  words: Record<Name, MessageDescriptor>;
  list: readonly Action<Name>[];
}

interface SearchedApp {
  preferences: Pick<ReturnType<typeof createPreferences>, 'theme'>;
  session: { signOut: () => unknown };
  showKeys: () => void;
}

/** What people do most often in an app, and what has no page in either. */
export function actionCommands<Name extends string>(
  intl: IntlShape,
  most: Actions<Name>,
  { preferences, session, showKeys }: SearchedApp,
): Command[] {
  const group = intl.formatMessage({ defaultMessage: 'Actions' });
  const commandsOf = <One extends string>({ labels, words, list }: Actions<One>) =>
    list.map(({ name, ...action }) => {
      const [label, keywords] = [labels[name], words[name]].map((text: MessageDescriptor) =>
        intl.formatMessage(text),
      );
      return { ...action, group, value: `action-${name}`, label: label!, keywords };
    });
  const list: Action<keyof typeof labels>[] = [
    { name: 'light', icon: <SunIcon />, onPress: () => preferences.theme.set('light') },
    { name: 'dark', icon: <MoonIcon />, onPress: () => preferences.theme.set('dark') },
    { name: 'keys', icon: <MonitorIcon />, onPress: showKeys },
    { name: 'signOut', icon: <SignOutIcon />, onPress: () => void session.signOut() },
  ];
  return [...commandsOf(most), ...commandsOf({ labels, words, list })];
}
