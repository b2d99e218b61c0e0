import { Pagination, type PaginationProps } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { translate } from '../../translated.ts';

function Example({ onPageChange, onSizeChange, ...props }: PaginationProps) {
  const [page, setPage] = useState(props.page);
  const [size, setSize] = useState(props.size);
  return (
    <Pagination
      {...props}
      page={page}
      size={size}
      onPageChange={(next) => {
        setPage(next);
        onPageChange(next);
      }}
      {...(onSizeChange && {
        onSizeChange: (next: number) => {
          setSize(next);
          setPage(0);
          onSizeChange(next);
        },
      })}
    />
  );
}

const meta = {
  component: Pagination,
  args: { page: 0, size: 10, total: 42, onPageChange: fn() },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

const said = () => document.querySelector('[data-announcements="polite"]')?.textContent ?? '';

export const FirstPage: Story = {};
export const InTheMiddle: Story = { args: { page: 2 } };
export const RightToLeft: Story = { args: { page: 2 }, globals: { direction: 'rtl' } };
export const PastTheEnd: Story = {
  args: { page: 9 },
  render: (args) => (
    <>
      <p>The last of 42 sessions</p>
      <Example {...args} />
    </>
  ),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('41–42 of 42')).toBeVisible();
    await expect(args.onPageChange).toHaveBeenCalledWith(4);
  },
};
/** Nothing is left to choose. */
export const OnePage: Story = {
  args: { total: 7, sizes: [10, 20, 50], onSizeChange: fn() },
  render: (args) => (
    <>
      <p>Seven sessions</p>
      <Example {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const OnePageOfALargerSize: Story = {
  args: { size: 50, sizes: [10, 20, 50], onSizeChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–42 of 42')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Rows' })).toHaveValue('50');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const WithSizes: Story = {
  args: { sizes: [10, 20, 50], onSizeChange: fn(), page: 3 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows' }), '20');
    await expect(args.onSizeChange).toHaveBeenCalledWith(20);
    await expect(canvas.getByText('1–20 of 42')).toBeVisible();
  },
};

export const TheFocusStaysAndTheChangeIsSaid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await expect(args.onPageChange).toHaveBeenCalledWith(1);
    await expect(canvas.getByText('11–20 of 42')).toBeVisible();
    await waitFor(() => expect(said()).toContain('Page 2 of 5'));
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }));
    await expect(canvas.getByText('41–42 of 42')).toBeVisible();
    await userEvent.click(next);
    // On the last page the button does nothing, but keeps focus.
    await waitFor(() => expect(next).toHaveFocus());
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onPageChange).toHaveBeenCalledTimes(2);
  },
};

export const InATranslatedPage: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    translate(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('11–20 of 42')).toBeVisible();
    await expect(canvas.getByText(/2 of 5/)).toBeVisible();
  },
};
