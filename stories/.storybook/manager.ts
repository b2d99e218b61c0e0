import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { resetEvent } from '../screens/reset.ts';
import { brands } from './brand.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({
  theme: isDark ? brands.dark : brands.light,
  sidebar: {
    showRoots: true,
    // Families are named after their folders, and tests end with the ids of the requirements that they prove.
    renderLabel: ({ name }) => name.charAt(0).toUpperCase() + name.slice(1).replace(/ \[[^\]]+\]$/, ''),
  },
  layoutCustomisations: {
    // A screen has no controls, and needs the place.
    showPanel: ({ storyId }, isShown) => !storyId?.startsWith('screens-') && isShown,
  },
});

addons.register('institute/screens', () => {
  addons.add('institute/reset-world', {
    type: types.TOOL,
    title: 'Reset the world of the screens',
    match: ({ viewMode, storyId }) => viewMode === 'story' && storyId?.startsWith('screens-') === true,
    render: () =>
      createElement(
        Button,
        {
          ariaLabel: 'Reset world: undo everything that was done in the apps',
          onClick: () => addons.getChannel().emit(resetEvent),
        },
        'Reset world',
      ),
  });
});
