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

const pages = import.meta.glob<ComponentDocs>('../components/**/*.docs.ts', {
  eager: true,
  import: 'default',
});

const table = (head: [string, string], rows: Readonly<Record<string, string>>) =>
  [
    `| ${head.join(' | ')} |`,
    '| --- | --- |',
    ...Object.entries(rows).map(([name, words]) => `| **${name}** | ${words} |`),
  ].join('\n');

/** The page of a component: when to use it, all its states, what it is made of, its keys, its props, its stories. */
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
        <Markdown>
          {`## Anatomy\n\n${table(['Part', 'What it is'], docs.anatomy)}\n\n## Keyboard\n\n${
            Object.keys(docs.keyboard).length > 0
              ? table(['Key', 'What it does'], docs.keyboard)
              : 'Nothing beyond what the browser does by itself.'
          }\n\n## Props`}
        </Markdown>
      )}
      <Controls />
      <Stories />
    </>
  );
}
