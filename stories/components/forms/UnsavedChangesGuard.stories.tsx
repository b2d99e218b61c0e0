import { Link, RouterProvider, TextField } from '@institute/design-system';
import { UnsavedChangesGuard, useForm } from '@institute/design-system/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

const navigated = fn();

function Name({ label }: { label: string }) {
  const form = useForm({ draft: `example.${label}`, defaultValues: { name: '' }, onSubmit: () => {} });
  return (
    <form.Form>
      <form.Field name="name" as={TextField} label={label} />
      <form.SubmitButton>Save</form.SubmitButton>
      <UnsavedChangesGuard isUnsaved={form.isUnsaved} />
    </form.Form>
  );
}

function Page({ labels = ['Name'] }: { labels?: string[] }) {
  return (
    <RouterProvider navigate={navigated}>
      {labels.map((label) => (
        <Name key={label} label={label} />
      ))}
      <Link href="/courses" isStandalone>
        My courses
      </Link>
    </RouterProvider>
  );
}

const meta = {
  component: Page,
  beforeEach: () => {
    navigated.mockClear();
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};

export const AsksBeforeALinkLeadsAway: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const link = canvas.getByRole('link', { name: 'My courses' });
    await userEvent.click(link);
    await expect(navigated).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Ana');
    await userEvent.click(link);
    const dialog = within(await page.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Stay on this page' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(navigated).toHaveBeenCalledTimes(1);
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Ana');
    await userEvent.click(link);
    await userEvent.click(await page.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(navigated).toHaveBeenCalledTimes(2));
    await expect(navigated).toHaveBeenLastCalledWith('/courses');
  },
};

export const AsksAgainOnAPageThatKeepsTheForm: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const before = location.href;
    navigated.mockImplementation((path: string) => history.pushState(null, '', path));
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Ana');
    await userEvent.click(canvas.getByRole('link', { name: 'My courses' }));
    await userEvent.click(await page.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(location.pathname).toBe('/courses'));
    history.pushState(null, '', before);
    await userEvent.click(canvas.getByRole('link', { name: 'My courses' }));
    await userEvent.click(await page.findByRole('button', { name: 'Stay on this page' }));
    await expect(navigated).toHaveBeenCalledTimes(1);
    navigated.mockReset();
  },
};

export const AsksBeforeGoingBack: Story = {
  // For browsers without the Navigation API, which can't ask.
  beforeEach: () => {
    if ('navigation' in window) return;
    Object.assign(window, { navigation: new EventTarget() });
    return () => Reflect.deleteProperty(window, 'navigation');
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Ana');
    // As the browser reports its Back button.
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      navigationType: 'traverse',
      hashChange: false,
      destination: { url: '/', key: 'before', sameDocument: true },
    });
    (window as unknown as { navigation: EventTarget }).navigation.dispatchEvent(event);
    await expect(event.defaultPrevented).toBe(true);
    await userEvent.click(await page.findByRole('button', { name: 'Stay on this page' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
};

/** The navigation API of a browser, as far as the guard uses it: `traverseTo` reports the traversal that it starts. */
function createNavigation() {
  const navigation = new EventTarget();
  const traverse = (key: string) => {
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      navigationType: 'traverse',
      hashChange: false,
      destination: { url: '/', key, sameDocument: true },
    });
    if (navigation.dispatchEvent(event)) navigated(key);
    return { committed: Promise.resolve(), finished: Promise.resolve() };
  };
  return Object.assign(navigation, { traverseTo: traverse });
}

export const AsksOnceForAllForms: Story = {
  args: { labels: ['Name', 'City'] },
  beforeEach: () => {
    // The browser's own is a property of this very object, too.
    const before = Object.getOwnPropertyDescriptor(window, 'navigation');
    Object.defineProperty(window, 'navigation', { value: createNavigation(), configurable: true });
    return () => {
      if (before) Object.defineProperty(window, 'navigation', before);
      else Reflect.deleteProperty(window, 'navigation');
    };
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    for (const label of [/^Name/, /^City/]) await userEvent.type(canvas.getByLabelText(label), 'Ana');
    const leave = async () => {
      await userEvent.click(await page.findByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    };
    await userEvent.click(canvas.getByRole('link', { name: 'My courses' }));
    await leave();
    await expect(navigated.mock.calls).toEqual([['/courses']]);
    (window as unknown as { navigation: ReturnType<typeof createNavigation> }).navigation.traverseTo(
      'before',
    );
    await leave();
    await expect(navigated.mock.calls).toEqual([['/courses'], ['before']]);
  },
};

export const TheBrowserAsksBeforeThePageGoes: Story = {
  play: async ({ canvas, userEvent }) => {
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await expect(leave()).toBe(false);
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Ana');
    await expect(leave()).toBe(true);
  },
};

export const SaysNothingWhenAllIsSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Ana');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('link', { name: 'My courses' }));
    await waitFor(() => expect(navigated).toHaveBeenCalledTimes(1));
  },
};
