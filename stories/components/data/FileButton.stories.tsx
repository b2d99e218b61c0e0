import { FileButton, MenuButton, MenuItem, Page, Stack, useDownload } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

const load = fn(async () => new Blob(['Enrollment agreement'], { type: 'text/plain' }));

const meta = {
  component: FileButton,
  args: {
    name: 'Enrollment agreement',
    kind: 'PDF',
    fileName: 'enrollment-agreement.pdf',
    facts: 'signed Nov 18, 2026',
    load,
  },
} satisfies Meta<typeof FileButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="xs">
      <FileButton {...args} />
      <FileButton {...args} name="Program handbook" size={1_420_000} facts={undefined} />
      <FileButton {...args} name="Invoice 2026-0004B1" isCompact />
      <FileButton {...args} name="Transactions" kind="CSV" label="Download CSV" />
    </Stack>
  ),
};

export const SavesWhatItFetched: Story = {
  play: async ({ canvas, userEvent }) => {
    const saved: string[] = [];
    // Tests don't save the file itself.
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.protocol}`);
    };
    try {
      await userEvent.click(canvas.getByRole('button', { name: /Enrollment agreement PDF · signed/ }));
      await waitFor(() => expect(saved).toEqual(['enrollment-agreement.pdf blob:']));
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
  },
};

const loads = ['first.pdf', 'second.pdf'].map((name) => ({ name, ...Promise.withResolvers<Blob>() }));

/** Two files from one menu. */
function FileMenu() {
  const { isLoading, download } = useDownload();
  return (
    <MenuButton label="Download" isLoading={isLoading}>
      {loads.map(({ name, promise }) => (
        <MenuItem key={name} onPress={() => download(() => promise, name)}>
          {name}
        </MenuItem>
      ))}
    </MenuButton>
  );
}

export const OneAfterTheOther: Story = {
  name: 'A second file is fetched after the first, and the button shows that one is on its way',
  render: () => <FileMenu />,
  play: async ({ canvas, userEvent }) => {
    const saved: string[] = [];
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push(this.download);
    };
    try {
      const button = canvas.getByRole('button', { name: 'Download' });
      const parts = () => button.querySelectorAll('span').length;
      const idle = parts();
      for (const { name } of loads) {
        await userEvent.click(button);
        await userEvent.click(await screen.findByRole('menuitem', { name }));
      }
      await expect(parts()).toBe(idle + 1);
      for (const { resolve } of loads) resolve(new Blob(['Text']));
      await waitFor(() => expect(saved).toEqual(['first.pdf', 'second.pdf']));
      await waitFor(() => expect(parts()).toBe(idle));
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
  },
};

export const SaysWhatFailed: Story = {
  args: {
    load: fn(() => Promise.reject({ status: 0, key: 'networkError' })),
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We can’t reach the server');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Compact: Story = {
  args: {
    isCompact: true,
    name: 'Invoice 2026-0004B1',
    load: fn(() => Promise.reject({ status: 0, key: 'networkError' })),
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Invoice 2026-0004B1 PDF' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We can’t reach the server');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const IconBesideATitle: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { kind: 'CSV', label: 'Download CSV', isIconOnPhones: true, load: fn(async () => new Blob()) },
  render: (args) => <Page title="Sales" lead="What clients bought." actions={<FileButton {...args} />} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Download CSV' }).getBoundingClientRect();
    await expect(button.width).toBe(button.height);
    const title = canvas.getByRole('heading', { name: 'Sales' }).getBoundingClientRect();
    await expect(button.top).toBeLessThan(title.bottom);
    await expect(canvas.getByText('What clients bought.').getBoundingClientRect().left).toBe(title.left);
  },
};
