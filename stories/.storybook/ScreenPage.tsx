import { DocsContext, Markdown, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Table } from '../docs/Table.tsx';
import { picturedStates } from '../screens/pictured.ts';
import type { StateName } from '../screens/table.ts';
import { linksTo } from './page-links.ts';

/** What a screen shows in each of its states. */
const shown: Record<StateName, string> = {
  full: 'everything that can be on it',
  empty: 'someone who has nothing there yet',
  refused: 'someone who may not see it',
  late: 'the same account, days later',
  loading: 'data that is still on the way',
  error: 'data that failed to load',
  offline: 'a device without a connection',
};

/** The page of a screen. Its stories aren't on it, because a browser shows one world at a time. */
export function ScreenPage({ uses }: { uses: readonly string[] }) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const states = useContext(DocsContext)
    .componentStories()
    .map(({ id, name, initialArgs }) => {
      const state = initialArgs.state as StateName;
      const isPictured = picturedStates.includes(state);
      return [
        `[${name}](?path=/story/${id})`,
        shown[state],
        isPictured ? 'compared with every change' : 'none',
      ];
    });
  return (
    <>
      <Title />
      <Markdown>A screen of the built app on the real server, in this browser.</Markdown>
      <Markdown>## States</Markdown>
      <Table head={['State', 'What it shows', 'Pictures']} rows={states} />
      <Markdown>{`## Components on it\n\n${linksTo(uses).join(', ') || 'None.'}`}</Markdown>
      <Markdown>{`Its path is named \`${String(preparedMeta.initialArgs.name)}\`.`}</Markdown>
    </>
  );
}
