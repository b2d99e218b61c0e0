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

/** The first story, which has the controls, and those after it that a page shows. */
function useStories(): readonly [DocsStory | undefined, DocsStories] {
  const [first, ...others] = useContext(DocsContext).componentStories();
  return [first, others.filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount)];
}

/** All states, tones or sizes in one picture. */
const isPicture = ({ id, playFunction }: DocsStory) =>
  /--(?:states|all(?:-[a-z]+)?)$/.test(id) && !playFunction;

function Example({ story: { id, moduleExport } }: { story: DocsStory }) {
  return (
    <Anchor storyId={id}>
      <Canvas of={moduleExport} story={{ __forceInitialArgs: true }} source={{ __forceInitialArgs: true }} />
    </Anchor>
  );
}

/** At most so many props can be tried beside the example; the rest is under “Props”. */
const mostKnobs = 4;

/** The first story with controls for what changes its look: choices first, then what is on or off. */
export function LiveExample() {
  const [first] = useStories();
  if (!first) return null;
  const argTypes = Object.entries(first.argTypes);
  const knobs = [/^(?:select|radio)$/, /^boolean$/].flatMap((type) =>
    argTypes
      .filter(([, { control }]) => typeof control === 'object' && type.test(control.type ?? ''))
      .map(([name]) => name),
  );
  return (
    <>
      <Anchor storyId={`primary--${first.id}`}>
        <Canvas of={first.moduleExport} story={{ __primary: true }} />
      </Anchor>
      {knobs.length > 0 && (
        <div className="knobs">
          <Controls include={knobs.slice(0, mostKnobs)} />
        </div>
      )}
    </>
  );
}

/** The picture of all states, unless the first story is that. */
export function StatesSection() {
  const [first, others] = useStories();
  const picture = others.find(isPicture);
  if (!picture || !first || isPicture(first)) return null;
  return (
    <>
      <Markdown>## States</Markdown>
      <Example story={picture} />
    </>
  );
}

/** The other stories: what to look at, and apart from it what is tested by using the component. */
export function StoryFolds() {
  const [, others] = useStories();
  const picture = others.find(isPicture);
  const rest = others.filter((story) => story !== picture);
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
