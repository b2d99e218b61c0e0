import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentDocs } from '../docs/component-docs.ts';
import { Table } from '../docs/Table.tsx';

const pages = import.meta.glob<ComponentDocs>('../components/**/*.docs.ts', {
  eager: true,
  import: 'default',
});

const entriesOf = (rows: Readonly<Record<string, string>>) =>
  Object.entries(rows).map(([name, words]) => [`**${name}**`, words]);

/** A component's page: when to use it, its states, anatomy, keyboard, props and stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const docs =
    pages[
      preparedMeta.parameters.fileName
        .replace(/^.*\/components\//, '../components/')
        .replace('.stories.tsx', '.docs.ts')
    ];
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {docs && (
        <Markdown>{`## When to use it\n\n${docs.use}\n\n## When not to use it\n\n${docs.avoid}`}</Markdown>
      )}
      <Primary />
      {docs && (
        <>
          <Markdown>## Anatomy</Markdown>
          <Table head={['Part', 'What it is']} rows={entriesOf(docs.anatomy)} />
          <Markdown>## Keyboard</Markdown>
          {Object.keys(docs.keyboard).length > 0 ? (
            <Table head={['Key', 'What it does']} rows={entriesOf(docs.keyboard)} />
          ) : (
            <Markdown>Nothing beyond what the browser does by itself.</Markdown>
          )}
          <Markdown>## Props</Markdown>
        </>
      )}
      <Controls />
      <Stories />
    </>
  );
}
