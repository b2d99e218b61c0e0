import {
  Anchor,
  anchorBlockIdFromId,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Markdown,
  Subheading,
} from '@storybook/addon-docs/blocks';
import { type ContextType, useContext } from 'react';
import { Fold } from './Fold.tsx';

type DocsStories = ReturnType<ContextType<typeof DocsContext>['componentStories']>;
type DocsStory = DocsStories[number];

/** All states, tones or sizes in one picture. */
const isPicture = ({ id, playFunction }: DocsStory) =>
  /--(?:states|all(?:-[a-z]+)?)$/.test(id) && !playFunction;

interface PageStories {
  /** The one that its controls change: it shows what its args say, and begins with those of the component. */
  live: DocsStory | undefined;
  picture: DocsStory | undefined;
  rest: DocsStories;
}

function usePageStories(): PageStories {
  const [first, ...others] = useContext(DocsContext).componentStories();
  if (!first) return { live: undefined, picture: undefined, rest: [] };
  const shown = [first, ...others.filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount)];
  const byArgs = shown.filter(({ moduleExport }) => !moduleExport.render);
  const live = isPicture(first)
    ? (byArgs.find(({ moduleExport }) => !moduleExport.args) ?? byArgs[0] ?? first)
    : first;
  const picture = shown.find((story) => story !== live && isPicture(story));
  return { live, picture, rest: shown.filter((story) => story !== live && story !== picture) };
}

/** The props, which change the live example. */
export function LiveProps() {
  const { live } = usePageStories();
  return live ? <Controls of={live.moduleExport} /> : null;
}

function Example({ story: { id, moduleExport } }: { story: DocsStory }) {
  return (
    <Anchor storyId={id}>
      <Canvas of={moduleExport} story={{ __forceInitialArgs: true }} source={{ __forceInitialArgs: true }} />
    </Anchor>
  );
}

/** At most so many props can be tried beside the example; the rest is under “Props”. */
const mostKnobs = 4;

/** The live example with controls for what changes its look: choices first, then what is on or off. */
export function LiveExample() {
  const { live } = usePageStories();
  if (!live) return null;
  const argTypes = Object.entries(live.argTypes);
  const knobs = [/^(?:select|radio)$/, /^boolean$/].flatMap((type) =>
    argTypes
      .filter(([, { control }]) => typeof control === 'object' && type.test(control.type ?? ''))
      .map(([name]) => name),
  );
  return (
    <>
      <Anchor storyId={`primary--${live.id}`}>
        <Canvas of={live.moduleExport} story={{ __primary: true }} />
      </Anchor>
      {knobs.length > 0 && (
        <div className="knobs">
          <Controls of={live.moduleExport} include={knobs.slice(0, mostKnobs)} />
        </div>
      )}
    </>
  );
}

/** The picture of all states. */
export function StatesSection() {
  const { picture } = usePageStories();
  if (!picture) return null;
  return (
    <>
      <Markdown>## States</Markdown>
      <div className="picture">
        <Example story={picture} />
      </div>
    </>
  );
}

/** The other stories: what to look at, and apart from it what is tested by using the component. */
export function StoryFolds() {
  const { rest } = usePageStories();
  const folds = {
    Examples: rest.filter(({ playFunction }) => !playFunction),
    'Tested behavior': rest.filter(({ playFunction }) => playFunction),
  };
  return Object.entries(folds)
    .filter(([, { length }]) => length > 0)
    .map(([title, stories]) => (
      <Fold key={title} title={title} ids={stories.map(({ id }) => anchorBlockIdFromId(id))} isLazy>
        {stories.map((story) => (
          <section key={story.id}>
            {/* Without the ids of the requirements that it proves. */}
            <Subheading>{story.name.replace(/ \[[^\]]+\]$/, '')}</Subheading>
            <Description of={story.moduleExport} />
            <Example story={story} />
          </section>
        ))}
      </Fold>
    ));
}
