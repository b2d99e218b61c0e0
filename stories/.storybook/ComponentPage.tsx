import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Markdown,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import changelog from '../../design-system/CHANGELOG.md?raw';
import { changeList, changesIn, changesOf } from '../docs/changes.ts';
import { type ComponentDocs, isPart, type Styling } from '../docs/component-docs.ts';
import { docsId } from '../docs/docs-id.ts';
import { Table } from '../docs/Table.tsx';

const pages = import.meta.glob<ComponentDocs>('../components/**/*.docs.ts', {
  eager: true,
  import: 'default',
});

const changesets = import.meta.glob<string>('../../.changeset/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const changes = changesIn(changelog, Object.values(changesets));

const transcripts = import.meta.glob('../components/**/*.transcript.txt', { query: '?url' });

const usesFile = import.meta.glob<Record<string, string[]>>('../screens/generated/uses.json', {
  eager: true,
  import: 'default',
});
/** The screens that use a component, such as `Portal/Home`. */
const screensOf = Object.values(usesFile)[0] ?? {};

const nameOf = (title: string) => title.replace(/^.*\//, '');
const linkTo = (title: string) => `[${nameOf(title)}](?path=/docs/${docsId(title)})`;

/** Links to the pages of components, by their names. */
const linksTo = (names: readonly string[]) => {
  const titles = Object.keys(pages).map((path) =>
    path.replace('../components/', 'Components/').replace('.docs.ts', ''),
  );
  return names.map((name) => {
    const title = titles.find((one) => one.endsWith(`/${name}`));
    return title ? linkTo(title) : name;
  });
};

/** The page of a screen. Its stories aren't on it, because a browser shows one world at a time. */
function ScreenPage({ uses }: { uses: readonly string[] }) {
  const { preparedMeta } = useOf('meta', ['meta']);
  return (
    <>
      <Title />
      <Markdown>
        {`A screen of the built app on the real server, in this browser. Choose one of its states in the sidebar.

## Components on it

${linksTo(uses).join(', ') || 'None.'}`}
      </Markdown>
      <Markdown>{`Its path is named \`${String(preparedMeta.initialArgs.name)}\`.`}</Markdown>
    </>
  );
}

const entriesOf = (rows: Readonly<Record<string, string>>) =>
  Object.entries(rows).map(([name, words]) => [isPart(name) ? `\`${name}\`` : `**${name}**`, words]);

/** What callers can style, and how their CSS finds it. */
function StylingSection({ name, styling, anatomy }: { name: string; styling: Styling; anatomy: object }) {
  const parts = Object.keys(anatomy).filter(isPart);
  const root = `[data-ds="${styling.root ?? name}"]`;
  const rows = [
    [`\`${root}\``, 'the root, which takes `className` and `style`'],
    ...(parts.length > 0
      ? [['`[data-part="…"]`', 'a part of the anatomy, which takes the class of `classNames` with its name']]
      : []),
    ...Object.entries(styling.data ?? {}).map(([key, words]) => [`\`[data-${key}]\``, words]),
    ...Object.entries(styling.variables ?? {}).map(([key, words]) => [`\`--ds-${key}\``, words]),
  ];
  return (
    <>
      <Markdown>
        {
          '## Styling\n\nYour CSS outside of cascade layers wins. See [Theming](?path=/docs/guides-theming--docs).'
        }
      </Markdown>
      <Table head={['Hook', 'What it is']} rows={rows} />
    </>
  );
}

/** What tests say about a component with every change, and where it's used. */
function StatusSection({ name, path }: { name: string; path: string }) {
  const { componentStories } = useContext(DocsContext);
  const stories = componentStories();
  const used = stories.filter(({ playFunction }) => playFunction).length;
  const screens = screensOf[name] ?? [];
  const isTranscribed = path.replace('.docs.ts', '.transcript.txt') in transcripts;
  const rows = [
    [
      'Stories',
      `${stories.length}, each a test with the rules of axe-core; ${used} of them use the component`,
    ],
    ['Screen reader', isTranscribed ? 'its words are compared with a transcript' : 'no transcript'],
    ['By hand with a screen reader', 'not yet: see [Accessibility](?path=/docs/accessibility--docs)'],
    ['Screens with it', screens.map((title) => linkTo(`Screens/${title}`)).join(', ') || 'none'],
  ];
  return (
    <>
      <Markdown>## Status</Markdown>
      <Table head={['What', 'Where it stands']} rows={rows} />
    </>
  );
}

/** The stories after the first: what to look at, and apart from it what is tested by using the component. */
function Examples() {
  const { componentStories } = useContext(DocsContext);
  const stories = componentStories()
    .slice(1)
    .filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount);
  const sections = {
    Examples: stories.filter(({ playFunction }) => !playFunction),
    'Tested behavior': stories.filter(({ playFunction }) => playFunction),
  };
  return Object.entries(sections)
    .filter(([, { length }]) => length > 0)
    .map(([title, ofSection]) => (
      <section key={title}>
        <Markdown>{`## ${title}`}</Markdown>
        {ofSection.map(({ id, moduleExport }) => (
          <DocsStory key={id} of={moduleExport} expanded __forceInitialArgs />
        ))}
      </section>
    ));
}

/** A component's page: when to use it, its states, anatomy, keyboard, props, stories, status and changes. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { uses } = preparedMeta.parameters as { uses?: string[] };
  if (uses) return <ScreenPage uses={uses} />;
  const name = nameOf(preparedMeta.title);
  const path = preparedMeta.parameters.fileName
    .replace(/^.*\/components\//, '../components/')
    .replace('.stories.tsx', '.docs.ts');
  const docs = pages[path];
  const changed = changesOf(changes, name);
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
          {docs.styling && <StylingSection name={name} styling={docs.styling} anatomy={docs.anatomy} />}
          <Markdown>## Props</Markdown>
        </>
      )}
      <Controls />
      <Examples />
      {docs && <StatusSection name={name} path={path} />}
      {changed.length > 0 && <Markdown>{`## Changes\n\n${changeList(changed)}`}</Markdown>}
    </>
  );
}
