import type { AppName } from '@institute/demo/host';
import { Frame } from '@institute/design-system';
import { userEvent, waitFor, within } from 'storybook/test';
import { openWorld, resetWorld } from '../screens/world.ts';

/** The frame in which a journey shows both apps, one after the other. */
export const JourneyFrame = () => <Frame src="about:blank" title="Journey" height={innerHeight - 2} />;

/** For the meta of a journey's stories, beside its tags, which Storybook reads only where they are written. */
export const journeyMeta = {
  component: JourneyFrame,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    chromatic: { disableSnapshot: true },
    // The screens' own states are checked.
    a11y: { test: 'off' },
  },
};

/** A world of the demo busy with other work may take long. */
const patience = { timeout: 60_000 };

/**
 * Starts in the demo's first state. The result opens a path of an app for a person, and resolves to the app once its
 * heading is shown, with a hand to use it.
 */
export async function startJourney(canvasElement: HTMLElement) {
  const host = await openWorld();
  await resetWorld();
  host.setFault(null);
  const frame = canvasElement.querySelector('iframe')!;
  return async (app: AppName, email: string, path: string) => {
    await host.signIn(app, email);
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    frame.src = host.urlOf(app) + path;
    await loaded;
    const page = frame.contentDocument!;
    const screen = within(page.body);
    await screen.findByRole('heading', { level: 1 }, patience);
    await waitFor(() => {
      if (page.querySelector('[aria-busy=true]')) throw new Error('The screen is loading.');
    }, patience);
    return { screen, user: userEvent.setup({ document: page }), patience };
  };
}
