import type { Meta, StoryObj } from '@storybook/react-vite';
import { composeStories } from '@storybook/react-vite';
import { chromaticModes } from '../.storybook/modes.ts';

const modules = import.meta.glob<Parameters<typeof composeStories>[0]>('../components/**/*.stories.tsx', {
  eager: true,
});

/** Every canvas with all states, one below the other. */
function AllStates() {
  return Object.entries(modules).map(([path, module]) => {
    const { AllStates, States } = composeStories(module) as Record<string, React.ComponentType | undefined>;
    const Canvas = AllStates ?? States;
    return Canvas && <Canvas key={path} />;
  });
}

/**
 * Chromatic sets forced colors per story, so this one shows them for every control. `npm run visual` needs no such
 * page.
 */
export default {
  title: 'Forced colors',
  component: AllStates,
  tags: ['!test', '!autodocs', 'chromatic-only'],
} satisfies Meta<typeof AllStates>;

export const EveryControl: StoryObj<typeof AllStates> = {
  parameters: {
    chromatic: { forcedColors: 'active', modes: { 'light-1280': chromaticModes['light-1280'] } },
  },
};
