import { Button, RadioGroup } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Canvas, descriptionOf } from '../fields/Canvas.tsx';
import { inEachState, longText } from '../states.tsx';

const options = [
  { value: 'ONLINE', label: 'Online', description: 'Live on video, with recordings' },
  { value: 'IN_PERSON', label: 'In person' },
];

const meta = {
  component: RadioGroup,
  args: { label: 'Delivery mode', options, onChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <RadioGroup label="Delivery mode" options={options} isRequired defaultValue="ONLINE" />
      <RadioGroup
        label="Who pays?"
        description="We send the bill there"
        isRequired
        errorMessage="This field is required"
        options={[
          { value: 'me', label: 'I do' },
          { value: 'employer', label: 'My employer' },
          { value: 'grant', label: 'A grant', isDisabled: true },
        ]}
      />
      <RadioGroup label="Enrolled for" options={options} isDisabled defaultValue="IN_PERSON" />
      <RadioGroup label="Attended" options={options} isReadOnly defaultValue="IN_PERSON" />
    </Canvas>
  ),
};

export const Cards: Story = {
  args: {
    label: 'How do you want to pay?',
    look: 'cards',
    isRequired: true,
    options: [
      { value: 'FULL', label: 'Pay in full', description: '$ 5,400.00 today, and nothing later.' },
      {
        value: 'MONTHLY',
        label: 'Deposit and 10 monthly installments',
        description: '$ 500.00 today, then 10 installments of $ 513.80.',
      },
      { value: 'GRANT', label: 'A grant', description: 'Not offered for this class.', isDisabled: true },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    // The whole card is clickable.
    await userEvent.click(canvas.getByText(/then 10 installments/));
    await expect(args.onChange).toHaveBeenLastCalledWith('MONTHLY');
    await expect(canvas.getByRole('radio', { name: /Deposit/ })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /Pay in full/ })).toBeChecked();
  },
};

export const ArrowsChoose: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Online/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('ONLINE');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('IN_PERSON');
  },
};

export const GroupIsWiredToItsError: Story = {
  args: { isRequired: true, errorMessage: 'This field is required', description: 'You can change it later' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Delivery mode' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(descriptionOf(group)).toBe('You can change it later | This field is required');
  },
};

export const UnansweredIsNotAnError: Story = {
  name: 'An unanswered required choice isn’t exposed as invalid',
  args: { isRequired: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio'))
      await expect(radio).toHaveAttribute('aria-invalid', 'false');
  },
};

const sent = fn();

export const WorksInAPlainForm: Story = {
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Canvas>
        <RadioGroup label="Delivery mode" name="mode" options={options} defaultValue="ONLINE" />
        <Button type="submit">Send</Button>
        <Button type="reset" variant="secondary">
          Reset
        </Button>
      </Canvas>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'In person' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith({ mode: 'IN_PERSON' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByRole('radio', { name: /Online/ })).toBeChecked();
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
