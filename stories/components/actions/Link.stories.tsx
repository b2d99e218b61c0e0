import { Card, DownloadIcon, Heading, Link, RouterProvider, Stack, Text } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { inEachState, longText } from '../states.tsx';

const navigate = fn();

const meta = {
  component: Link,
  args: { href: '/courses?status=open#list', children: 'My courses' },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
  beforeEach: () => {
    navigate.mockClear();
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <Stack gap="l">
      <Text>
        You can <Link href="/signing">read the agreement</Link> first, or{' '}
        <Link href="https://example.com" isNewTab>
          see an example
        </Link>
        .
      </Text>
      <Link href="/courses" isStandalone>
        All my courses
      </Link>
      <Link href="/courses" tone="ink" isStandalone>
        All my courses
      </Link>
      <Link href="/courses" tone="plain" isStandalone>
        All my courses
      </Link>
      <Link href="/receipt.pdf" download isStandalone>
        <DownloadIcon />
        Receipt (PDF, 80 kB)
      </Link>
      <Card as="article">
        <Stack gap="xs">
          <Heading level={3}>
            <Link href="/courses" tone="plain" isStretched>
              The whole card is the target
            </Link>
          </Heading>
          <Text tone="muted">Seven modules, four weeks.</Text>
        </Stack>
      </Card>
    </Stack>
  ),
};

/** The browser must not leave the test's page. */
const swallow = (event: Event) => event.preventDefault();

export const GoesThroughTheRouter: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(navigate).toHaveBeenCalledWith('/courses?status=open#list', undefined);
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledTimes(2);
  },
};

export const CanReplaceTheHistoryEntry: Story = {
  args: { replace: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(navigate).toHaveBeenCalledWith('/courses?status=open#list', { replace: true });
  },
};

export const LeavesEverythingElseToTheBrowser: Story = {
  render: () => (
    <Stack align="start">
      <Link href="/courses">plain</Link>
      <Link href="https://example.com/">other origin</Link>
      <Link href="/courses" isNewTab>
        new tab
      </Link>
      <Link href="/file.pdf" download>
        download
      </Link>
      <Link href="#below">this page</Link>
    </Stack>
  ),
  play: async ({ canvas }) => {
    addEventListener('click', swallow);
    try {
      const plain = canvas.getByRole('link', { name: 'plain' });
      for (const modifier of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
        fireEvent.click(plain, { [modifier]: true });
      fireEvent.click(plain, { button: 1 });
      for (const name of ['other origin', /new tab/, 'download', 'this page'])
        fireEvent.click(canvas.getByRole('link', { name }));
      await expect(navigate).not.toHaveBeenCalled();
    } finally {
      removeEventListener('click', swallow);
    }
  },
};

export const SaysThatItOpensANewTab: Story = {
  args: { isNewTab: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'My courses (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

/** At every width, the mark is on the line of the last word, and keeps its size. */
export const MarkStaysWithTheLastWord: Story = {
  args: { isNewTab: true, children: 'Read how sessions work, then join' },
  render: (args) => (
    <Stack gap="l">
      <div>
        <Link {...args} />
      </div>
      <div>
        <Link {...args} isStandalone />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      const mark = link.querySelector('svg')!;
      const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode() as Text;
      const word = document.createRange();
      word.setStart(text, text.length - 'join'.length);
      word.setEnd(text, text.length);
      for (let width = 90; width < 320; width += 2) {
        link.parentElement!.style.inlineSize = `${width}px`;
        const [box, last] = [mark.getBoundingClientRect(), word.getBoundingClientRect()];
        await expect(box.width).toBe(16);
        await expect(box.left).toBeGreaterThanOrEqual(last.right);
        await expect(box.left - last.right).toBeLessThan(8);
        await expect(Math.abs(box.top + box.bottom - last.top - last.bottom)).toBeLessThan(12);
      }
    }
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { children: longText } };
