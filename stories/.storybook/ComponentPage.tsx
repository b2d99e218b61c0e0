import { Description, DocsContext, Markdown, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import changelog from '../../design-system/CHANGELOG.md?raw';
import { changeList, changesIn, changesOf } from '../docs/changes.ts';
import { type ComponentDocs, isPart, type Styling } from '../docs/component-docs.ts';
import { literal, Table } from '../docs/Table.tsx';
import { Fold } from './Fold.tsx';
import { linkTo, nameOf, pages } from './page-links.ts';
import { ScreenPage } from './ScreenPage.tsx';
import { LiveExample, LiveProps, StatesSection, StoryFolds } from './StorySections.tsx';

const changesets = import.meta.glob<string>('../../.changeset/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const changes = changesIn(changelog, Object.values(changesets));

const transcripts = import.meta.glob<string>('../components/**/*.transcript.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const usesFile = import.meta.glob<Record<string, string[]>>('../screens/generated/uses.json', {
  eager: true,
  import: 'default',
});
/** The screens that use a component, such as `Portal/Home`. */
const screensOf = Object.values(usesFile)[0] ?? {};

const entriesOf = (rows: Readonly<Record<string, string>>) =>
  Object.entries(rows).map(([name, words]) => [isPart(name) ? `\`${name}\`` : `**${name}**`, words]);

/** What callers can style, and how their CSS finds it. */
function StylingFold({ name, styling, anatomy }: { name: string; styling: Styling; anatomy: object }) {
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
    <Fold title="Styling">
      <Markdown>
        Your CSS outside of cascade layers wins. See [Theming](?path=/docs/guides-theming--docs).
      </Markdown>
      <Table head={['Hook', 'What it is']} rows={rows} />
    </Fold>
  );
}

/** So many screens are named under the title. */
const fewScreens = 6;

/** What tests say about a component with every change, and where it's used. */
function Status({ screens, isTranscribed }: { screens: readonly string[]; isTranscribed: boolean }) {
  const { componentStories } = useContext(DocsContext);
  const stories = componentStories();
  const used = stories.filter(({ playFunction }) => playFunction).length;
  const more = screens.length - fewScreens;
  const named = screens.slice(0, fewScreens).map((title) => linkTo(`Screens/${title}`));
  return (
    <Markdown>
      {[
        `**Tests:** ${stories.length} stories, each with the rules of axe-core; ${used} of them use the component.`,
        isTranscribed ? 'Its words for a screen reader are compared with a transcript.' : '',
        'By hand with a screen reader: not yet (see [Accessibility](?path=/docs/accessibility--docs)).',
        `**Screens with it:** ${named.join(', ') || 'none'}`,
        more > 0 ? `and [${more} more](#screens-with-it)` : '',
      ].join(' ')}
    </Markdown>
  );
}

/** The steps of a transcript, with what was said at each. */
const stepsOf = (transcript: string) =>
  transcript
    .split(/^# /m)
    .filter(Boolean)
    .map((step) => {
      const [title, ...said] = step.trim().split('\n');
      return [literal(title!), said.map(literal).join('<br />')];
    });

const saidHead = ['What happens', 'What is said'];
/** So many steps of a transcript are outside of its fold. */
const firstSteps = 2;

/** When to use a component, its keys, its parts, and what a screen reader begins with. */
function Sections({ docs, said }: { docs: ComponentDocs; said: string[][] }) {
  return (
    <div className="columns">
      <section>
        <Markdown>{`## When to use it\n\n${docs.use}`}</Markdown>
      </section>
      <section>
        <Markdown>{`## When not to use it\n\n${docs.avoid}`}</Markdown>
      </section>
      <section>
        <Markdown>## Keyboard</Markdown>
        {Object.keys(docs.keyboard).length > 0 ? (
          <Table head={['Key', 'What it does']} rows={entriesOf(docs.keyboard)} />
        ) : (
          <Markdown>Nothing beyond what the browser does by itself.</Markdown>
        )}
      </section>
      <section>
        <Markdown>## Anatomy</Markdown>
        <Table head={['Part', 'What it is']} rows={entriesOf(docs.anatomy)} />
      </section>
      {said.length > 0 && (
        <section>
          <Markdown>## What is said</Markdown>
          <Table head={saidHead} rows={said.slice(0, firstSteps)} />
        </section>
      )}
    </div>
  );
}

/** A component's page: first what designers ask, in two screens, and in folds what engineers look up. */
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
  const screens = screensOf[name] ?? [];
  const said = stepsOf(transcripts[path.replace('.docs.ts', '.transcript.txt')] ?? '');
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {docs && <Status screens={screens} isTranscribed={said.length > 0} />}
      <LiveExample />
      <StatesSection />
      {docs && <Sections docs={docs} said={said} />}
      {said.length > firstSteps && (
        <Fold title="All that is said">
          <Table head={saidHead} rows={said} />
        </Fold>
      )}
      <StoryFolds />
      {changed.length > 0 && (
        <Fold title="Changes">
          <Markdown>{changeList(changed)}</Markdown>
        </Fold>
      )}
      {screens.length > fewScreens && (
        <Fold title="Screens with it">
          <Markdown>{screens.map((title) => `- ${linkTo(`Screens/${title}`)}`).join('\n')}</Markdown>
        </Fold>
      )}
      {docs?.styling && <StylingFold name={name} styling={docs.styling} anatomy={docs.anatomy} />}
      <Fold title="Props">
        <LiveProps />
      </Fold>
    </>
  );
}
